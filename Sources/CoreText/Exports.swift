// What `import CoreText` brings besides: Core Graphics and Foundation, as at Apple.
// Apple: "Core Text".
@_exported import CoreGraphics
@_exported import Foundation
