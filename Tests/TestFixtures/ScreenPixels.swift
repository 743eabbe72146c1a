// A picture of the harness's screen that is compared as a value.
// No Apple page: this is ours.
import UIKitTesting

package struct ScreenPixels: Equatable {
    package let picture: Picture
    package static func == (one: ScreenPixels, other: ScreenPixels) -> Bool { one.picture.hasSamePixels(as: other.picture) }
}

extension Harness {
    package func pixels() throws -> ScreenPixels { ScreenPixels(picture: try picture()) }
}
