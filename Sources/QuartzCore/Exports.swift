// The modules that `import QuartzCore` brings along, as Apple's module does.
// No Apple page: this is ours.
@_exported import CoreGraphics
@_exported import Foundation
