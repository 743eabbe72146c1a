// A file of pictures being written.
// Apple: "CGImageDestination".
import Diagnostics
import PixelKernels

/// The quality of lossy formats, 0…1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The CGColor behind translucent pixels in formats without alpha; white where absent.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longest side of what is written; larger pictures are scaled down.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// A picture on its way into a file: PNG or JPEG.
public final class CGImageDestination {
    let format: ImageFormat
    let consumer: CGDataConsumer
    let capacity: Int
    var images: [(image: CGImage, properties: CFDictionary)] = []
    var properties: CFDictionary = [:]
    var isFinalized = false

    init?(_ consumer: CGDataConsumer?, _ type: CFString, _ count: Int) {
        guard let consumer else { return nil }
        guard let format = ImageFormat(rawValue: type), format == .png || format == .jpeg, count == 1 else {
            Catalogue.imageTypeNotWritten.report(cause: "\(count) picture(s) of the type \(type) were requested.")
            return nil
        }
        self.format = format
        self.consumer = consumer
        capacity = count
    }
}
