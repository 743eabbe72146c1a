// What an app is started with: which stage, which screen, what to write.
// No Apple page: this is ours.
import Foundation

/// Which stage an app shows itself on.
public enum StageKind: String, Sendable, CaseIterable {
    /// Nowhere, or in a page.
    case headless, browser
}

/// The launch arguments and environment variables that Vitrine understands; arguments win over variables.
public struct LaunchConfiguration: Sendable, Equatable {
    /// What was asked for; nil leaves it to the app: the browser where it is linked, else headless.
    public var stage: StageKind?
    /// The screen at the start.
    public var environment = StageDevice.standard.environment()
    /// Where a headless run writes its picture or pictures; nil writes none.
    public var headlessOutput: String?
    /// Names of the screens to write, as asked for; empty means all that the app has.
    public var screens: [String] = []
    /// Whether `--help` was given.
    public var wantsHelp = false
    /// Whether `--list-devices` was given.
    public var wantsDeviceList = false
    /// All other arguments, in order, for the app.
    public var remainingArguments: [String] = []

    /// As without arguments and variables.
    public init() {}

    /// What `--help` prints about the options that every Vitrine app has.
    public static let usage = """
        Options of every Vitrine app:
          --stage headless|browser   where the app shows itself (VITRINE_STAGE)
          --device NAME              a device of the table, such as "iPhone 15" or iphone-15 (VITRINE_DEVICE)
          --list-devices             print the table of devices and stop
          --size WIDTHxHEIGHT        screen in points, 1x1 to 4096x4096 (VITRINE_SIZE)
          --scale 1|2|3              pixels a point (VITRINE_SCALE)
          --orientation NAME         portrait, portraitUpsideDown, landscapeLeft, landscapeRight (VITRINE_ORIENTATION)
          --appearance light|dark    (VITRINE_APPEARANCE)
          --content-size SIZE        text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 (VITRINE_CONTENT_SIZE)
          --right-to-left            lay out from right to left (VITRINE_RIGHT_TO_LEFT=1)
          --increased-contrast       raise the contrast of system colours (VITRINE_INCREASED_CONTRAST=1)
          --keyboard                 draw a keyboard while text is edited (VITRINE_KEYBOARD=1)
          --keyboard-access          tab and arrows move a focus among all controls (VITRINE_KEYBOARD_ACCESS=1)
          --headless OUT             write pictures to OUT (a .png file or a folder) and exit (VITRINE_HEADLESS)
          --screen NAME              write this screen only; may be given again (VITRINE_SCREEN, commas between)
        """

    /// The table of devices as text, one a line.
    public static var deviceList: String {
        let width = StageDevice.all.map(\.slug.count).max() ?? 0
        return StageDevice.all.map { device in
            let slug = device.slug.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
            return "\(slug)\(size) @\(Int(device.scale))  \(device.name)"
        }.joined(separator: "\n")
    }

    /// The configuration of this process, read once. A bad argument is printed and ends the process with 64.
    public static let current: LaunchConfiguration = {
        do {
            let configuration = try LaunchConfiguration(
                arguments: Array(CommandLine.arguments.dropFirst()),
                variables: ProcessInfo.processInfo.environment)
            if configuration.wantsDeviceList {
                print(deviceList)
                exit(0)
            }
            return configuration
        } catch {
            FileHandle.standardError.write(Data("\(error)\n\n\(usage)\n".utf8))
            exit(64)
        }
    }()
}
