// What of the messages is shown: the words of VITRINE_LOG.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// Which messages are printed and which values are shown in them.
///
/// By itself everything is printed but the level `debug` and signposts. Values of which the source says nothing are shown, as
/// in Xcode's console; those that it calls private are not, since others read a test's output too.
package struct LogSettings: Hashable, Sendable {
    /// Messages of the level `debug` are printed.
    package var printsDebug = false
    /// Signposts are printed.
    package var printsSignposts = false
    /// Values that the source calls private are shown.
    package var showsPrivate = false
    /// Texts and objects of which the source says nothing are hidden, as in a release on a device.
    package var hidesAuto = false
    /// Nothing is printed.
    package var isOff = false

    package init() {}

    /// The settings of a list of words. A word that is not known is UIK2205.
    package init(words: String) {
        for word in words.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) where !word.isEmpty {
            switch word {
            case "debug": printsDebug = true
            case "signposts": printsSignposts = true
            case "private": showsPrivate = true
            case "device": hidesAuto = true
            case "off": isOff = true
            default: Catalogue.logSetting.report(cause: "VITRINE_LOG has the word \"\(word)\".")
            }
        }
    }

    /// Those of the process.
    private static let ofProcess = LogSettings(words: ProcessInfo.processInfo.environment["VITRINE_LOG"] ?? "")
    /// Those of one task, for tests that run beside others.
    @TaskLocal package static var ofTask: LogSettings?

    static var current: LogSettings { ofTask ?? ofProcess }

    /// A value, or what stands for it.
    func shown(_ text: @autoclosure () -> String, privacy: OSLogPrivacy, isScalar: Bool) -> String {
        let isShown =
            switch privacy.kind {
            case .public: true
            case .auto: isScalar || !hidesAuto
            case .private: showsPrivate
            case .sensitive: false
            }
        if !isShown, privacy.mask == .none { return "<private>" }
        return isShown ? text() : privacy.masked(text())
    }
}
