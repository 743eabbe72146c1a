// A picture of the harness's screen that is compared as a value.
// No Apple page: this is ours.
import UIKitTesting

struct ScreenPixels: Equatable {
    let picture: Picture
    static func == (one: ScreenPixels, other: ScreenPixels) -> Bool { one.picture.hasSamePixels(as: other.picture) }
}

extension Harness {
    func pixels() throws -> ScreenPixels { ScreenPixels(picture: try picture()) }
}
