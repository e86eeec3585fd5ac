# Filled in by contrib/packaging/fill.mjs.
class Lucena < Formula
  desc "Chess that explains itself: engine, reviews, patterns, classroom"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "GPL-3.0-or-later"

  on_macos do
    url "@REPOSITORY@/releases/download/v@VERSION@/lucena-@VERSION@-macos-arm64.tar.gz"
    sha256 "@SHA256:lucena-@VERSION@-macos-arm64.tar.gz@"
    depends_on arch: :arm64
  end

  on_linux do
    url "@REPOSITORY@/releases/download/v@VERSION@/lucena-@VERSION@-linux-x86_64.tar.xz"
    sha256 "@SHA256:lucena-@VERSION@-linux-x86_64.tar.xz@"
    depends_on arch: :x86_64
  end

  def install
    bin.install "bin/lucena"
    share.install Dir["share/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/lucena --version")
    mate = "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"
    assert_match "Qg8", shell_output("#{bin}/lucena --lang en explain --fen '#{mate}' --nodes 10000")
  end
end
