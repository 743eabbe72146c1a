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
    /// Seconds of virtual time after the launch at which a headless run takes its picture; nil takes it when all is settled.
    public var pictureTime: Double?
    /// What the app is launched for: an address of its own schemes, or a link of the web.
    public var openedAddress: URL?
    /// The browser stage's port; nil takes that of the last run.
    public var port: UInt16?
    /// Names with ports by which pages may come besides the stage's own, such as `localhost:9000`.
    public var tunnels: [String] = []
    /// Names of the screens to write, as asked for; empty means all that the app has.
    public var screens: [String] = []
    /// Whether `--help` was given.
    public var wantsHelp = false
    /// Whether `--list-devices` was given.
    public var wantsDeviceList = false
    /// All other arguments, in order, for the app.
    public var remainingArguments: [String] = []
    /// Those of them, before `--`, that look like options and are none; ``refuseUnknownOptions()`` ends a launch with such.
    public var unknownOptions: [String] = []

    /// As without arguments and variables.
    public init() {}

    /// The table of devices as text, one a line.
    public static var deviceList: String {
        let width = StageDevice.all.map(\.slug.count).max() ?? 0
        return StageDevice.all.map { device in
            let slug = device.slug.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
            return "\(slug)\(size) @\(Int(device.scale))  \(device.name)"
        }.joined(separator: "\n")
    }

    /// Prints what is wrong with the first unknown option and ends the process with 64; does nothing without one.
    public func refuseUnknownOptions() {
        guard let option = unknownOptions.first else { return }
        let error = LaunchError.unknownOption(option, suggestion: Spelling.nearest(to: option, among: Self.optionNames))
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(64)
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
