extension Background {
  /// Starts a loader, and calls `make` with its newest part, again and again.
  package func start(_ loader: Loader, make: @escaping (Loader.Part) -> Made) {
    loader.start()
    start { work in
      var hasEnded = false
      while !hasEnded {
        loader.waitForNews()
        guard let part = loader.news() else { continue }
        hasEnded = part.hasEnded
        work.deliver(make(part))
      }
    }
  }
}
