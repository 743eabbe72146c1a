// Foundation owns CGFloat, CGPoint, CGSize and CGRect here; who imports CoreGraphics gets them as at Apple.
// Apple: "Core Graphics", Geometric Data Types.
@_exported import Foundation
