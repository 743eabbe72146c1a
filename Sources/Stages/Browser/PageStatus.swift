// What a page is told in JSON: the table of devices once, then how the screen is.
// No Apple page: this is ours.
import Foundation
import Stage

/// What a page is told in JSON.
enum PageStatus {
    private struct Greeting: Encodable {
        struct Device: Encodable {
            let slug: String
            let name: String
            let idiom: StageIdiom
        }
        let t = "hello"
        let title: String
        let devices: [Device]
        let contentSizes: [StageContentSize]
    }

    private struct Status: Encodable {
        let t = "status"
        let name: String
        let slug: String
        let idiom: StageIdiom
        let feature: StageScreenFeature
        let width: CGFloat
        let height: CGFloat
        let scale: CGFloat
        let cornerRadius: CGFloat
        let insets: StageInsets
        /// Height of what hides at the top of the device held upright: status bar, notch.
        let portraitTop: CGFloat
        let orientation: StageOrientation
        let appearance: StageAppearance
        let contentSize: StageContentSize
        let rightToLeft: Bool
        let keyboard: Bool
        let keyboardAccess: Bool
        let increasedContrast: Bool
        let boldText: Bool
        let reducedMotion: Bool
        let slowAnimations: Bool
        let languages: [String]
        let timeZone: String?
        let systemBars: Bool
        let isInBackground: Bool
    }

    /// What every page is told first.
    static func greeting(title: String) -> String {
        json(
            Greeting(
                title: title,
                devices: StageDevice.all.map { .init(slug: $0.slug, name: $0.name, idiom: $0.idiom) },
                contentSizes: StageContentSize.allCases))
    }

    /// How the screen is now.
    static func status(
        _ environment: StageEnvironment, isInBackground: Bool
    ) -> String {
        let device = environment.effectiveDevice
        return json(
            Status(
                name: environment.deviceName, slug: device.slug, idiom: environment.idiom, feature: device.feature,
                width: environment.size.width, height: environment.size.height, scale: environment.scale,
                cornerRadius: environment.cornerRadius, insets: environment.safeAreaInsets,
                portraitTop: device.portraitInsets.top, orientation: environment.orientation,
                appearance: environment.appearance, contentSize: environment.contentSize,
                rightToLeft: environment.rightToLeft, keyboard: environment.onScreenKeyboard,
                keyboardAccess: environment.fullKeyboardAccess,
                increasedContrast: environment.increasedContrast,
                boldText: environment.boldText, reducedMotion: environment.reducedMotion,
                slowAnimations: environment.slowAnimations, languages: environment.languages,
                timeZone: environment.timeZone, systemBars: environment.showsSystemBars, isInBackground: isInBackground))
    }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
