# Sourced by scripts of script/tests: the vitrine command and the library prebuilt from this clone's debug build.
# Sets `prebuilt` (the installation's folder) and `toolset`; `swift_prebuilt` is swift with both.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
prebuilt=${VITRINE_PREFIX:-$root/.build/installed}
# script/test installs once and says so; by itself a script installs what the debug build has now.
if [ -z "${VITRINE_PREFIX:-}" ]; then
    "$root/script/install" --prefix "$prebuilt" --build "$root/.build/debug" >"$root/.build/install.log" 2>&1 || { cat "$root/.build/install.log"; exit 1; }
fi
toolset=$prebuilt/lib/vitrine/debug/toolchain/toolset.json
export VITRINE_PREBUILT=yes
swift_prebuilt() {
    local verb=$1
    shift
    swift "$verb" --toolset "$toolset" -Xswiftc -use-ld=lld "$@"
}
