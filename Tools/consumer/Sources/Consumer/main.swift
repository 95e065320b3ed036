// Links all of it, and says why there is no picker where there is no terminal.
import Names
import OnMainActor
import Swift5
import Swift6

for ask in [Swift5.ask, Swift6.ask, OnMainActor.ask] {
  do { print(try await ask()) } catch { print(error) }
}
print(try frame(as: true))
