# Sourced: the Showcase in release, built by its manifest in the root's build folder, where UIKit's modules of the root's own
# release build are taken as they are. `showcase_build` builds, with further arguments; `showcase` is the program.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
showcase=$root/.build/release/Showcase
showcase_build() {
    swift build -c release --package-path "$root/Examples/Showcase" --scratch-path "$root/.build" -Xswiftc -use-ld=lld "$@"
}
