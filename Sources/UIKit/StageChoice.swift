// Which stage an app shows itself on.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Headless
import ImageIO
import Stage
import UIKitCore

#if Browser
    import Browser
#endif

/// Makes the stage that the launch configuration asks for.
@MainActor enum StageChoice {
    static func make(_ configuration: LaunchConfiguration) -> any Stage {
        let writes = configuration.headlessOutput != nil
        if !writes, configuration.stage != .headless, let stage = browser(configuration) { return stage }
        let stage = HeadlessStage(environment: configuration.environment)
        if let output = configuration.headlessOutput {
            stage.onSettled = { stage in write(stage, to: output) }
        }
        return stage
    }

    private static func browser(_ configuration: LaunchConfiguration) -> (any Stage)? {
        #if Browser
            return BrowserStage(environment: configuration.environment)
        #else
            return nil
        #endif
    }

    /// One picture: the screen as it settled. Apps with more than one screen write theirs by their own delegate.
    private static func write(_ stage: HeadlessStage, to output: String) -> HeadlessStep {
        guard let buffer = stage.lastFrame?.buffer else { return .exit(1) }
        let url = URL(fileURLWithPath: output)
        let file = url.pathExtension.lowercased() == "png" ? url : url.appendingPathComponent("screen.png")
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let image = CGImage(pixelBuffer: buffer, isOpaque: true)
        guard let destination = CGImageDestinationCreateWithURL(file, "public.png", 1, nil) else {
            return .exit(1)
        }
        CGImageDestinationAddImage(destination, image, nil)
        return .exit(CGImageDestinationFinalize(destination) ? 0 : 1)
    }
}
