# The formula of Homebrew. `make dist` makes the file that `url` is of, and prints its sum: see CONTRIBUTING.md.
class Gridpick < Formula
  desc "Picker for the terminal over two axes"
  homepage "https://github.com/OWNER/gridpick"
  url "https://github.com/OWNER/gridpick/releases/download/0.2.0/gridpick-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "ncurses"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "gridpick"
    bin.install ".build/release/gridpick"
    { "" => "gridpick.1", "=recipes" => "gridpick-recipes.7", "=fzf" => "gridpick-fzf.7" }.each do |page, file|
      (buildpath/file).write Utils.safe_popen_read(bin/"gridpick", "--man#{page}")
    end
    man1.install "gridpick.1"
    man7.install Dir["gridpick-*.7"]
    generate_completions_from_executable(bin/"gridpick", "--completion")
  end

  test do
    assert_equal "two\n", pipe_output("#{bin}/gridpick --filter tw", "one\ntwo\n")
  end
end
