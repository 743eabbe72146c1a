// Reads launch arguments and environment variables.
// No Apple page: this is ours.
import Foundation

extension LaunchConfiguration {
    /// Options that take a value, with the variable that stands for each.
    private static let valueOptions: [(option: String, variable: String, expected: String)] = [
        ("--stage", "VITRINE_STAGE", "headless or browser"),
        ("--device", "VITRINE_DEVICE", "the name of a device"),
        ("--size", "VITRINE_SIZE", "WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844"),
        ("--scale", "VITRINE_SCALE", "1, 2 or 3"),
        ("--orientation", "VITRINE_ORIENTATION", "portrait, portraitUpsideDown, landscapeLeft or landscapeRight"),
        ("--appearance", "VITRINE_APPEARANCE", "light or dark"),
        ("--content-size", "VITRINE_CONTENT_SIZE", "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5"),
        ("--headless", "VITRINE_HEADLESS", "a .png file or a folder"),
        ("--screen", "VITRINE_SCREEN", "the name of a screen"),
    ]

    /// Reads arguments (without the program's name) and variables.
    ///
    /// An option may carry its value after a blank or an equals sign; what stands after `--` is the app's.
    public init(arguments: [String], variables: [String: String] = [:]) throws(LaunchError) {
        self.init()
        var values: [String: [String]] = [:]
        var names: [String: String] = [:]
        for (option, variable, _) in Self.valueOptions {
            guard let value = variables[variable], !value.isEmpty else { continue }
            values[option] = option == "--screen" ? value.split(separator: ",").map(String.init) : [value]
            names[option] = variable
        }
        environment.rightToLeft = variables["VITRINE_RIGHT_TO_LEFT"] == "1"
        environment.increasedContrast = variables["VITRINE_INCREASED_CONTRAST"] == "1"
        environment.onScreenKeyboard = variables["VITRINE_KEYBOARD"] == "1"
        environment.fullKeyboardAccess = variables["VITRINE_KEYBOARD_ACCESS"] == "1"

        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                remainingArguments += rest
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if let known = Self.valueOptions.first(where: { $0.option == parts[0] }) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw .missingValue(option: known.option, expected: known.expected)
                }
                let isFirst = names[known.option] != known.option
                values[known.option] = isFirst || known.option != "--screen" ? [value] : values[known.option]! + [value]
                names[known.option] = known.option
                continue
            }
            switch argument {
            case "--right-to-left": environment.rightToLeft = true
            case "--increased-contrast": environment.increasedContrast = true
            case "--keyboard": environment.onScreenKeyboard = true
            case "--keyboard-access": environment.fullKeyboardAccess = true
            case "--help", "-h": wantsHelp = true
            case "--list-devices": wantsDeviceList = true
            default: remainingArguments.append(argument)
            }
        }
        try apply(values, names)
    }

    private mutating func apply(
        _ values: [String: [String]], _ names: [String: String]
    ) throws(LaunchError) {
        func value<T>(_ option: String, _ read: (String) -> T?) throws(LaunchError) -> T? {
            guard let text = values[option]?.last else { return nil }
            if let result = read(text) { return result }
            let expected = Self.valueOptions.first { $0.option == option }!.expected
            throw .badValue(option: names[option] ?? option, value: text, expected: expected)
        }
        stage = try value("--stage") { StageKind(rawValue: $0.lowercased()) }
        headlessOutput = values["--headless"]?.last
        screens = values["--screen"] ?? []
        if headlessOutput != nil {
            if stage == .browser, names["--stage"] == "--stage", names["--headless"] == "--headless" {
                throw .conflict("--headless", "--stage browser", reason: "a headless run has no browser")
            }
            stage = .headless
        }

        let scale = try value("--scale") { ["1": 1, "2": 2, "3": 3][$0] as CGFloat? }
        let size = try value("--size", Self.size)
        let orientation = try value("--orientation") { text in
            StageOrientation.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
                ?? (text.lowercased() == "landscape" ? .landscapeRight : nil)
        }
        let appearance = try value("--appearance") { StageAppearance(rawValue: $0.lowercased()) }
        let contentSize = try value("--content-size") { StageContentSize(rawValue: $0.uppercased()) }

        var device = StageDevice.standard
        if let name = values["--device"]?.last {
            guard let found = StageDevice.named(name) else {
                throw .unknownDevice(
                    option: names["--device"] ?? "--device", value: name, suggestions: Self.suggestions(for: name))
            }
            device = found
        }
        var held = orientation ?? .portrait
        if let size {
            // 1. A size names the screen as it is held. 2. Without an orientation, a size that is some device's on its
            //    side means that device on its side.
            let turned = CGSize(width: size.height, height: size.width)
            if orientation == nil, StageDevice.sized(size) == nil, StageDevice.sized(turned) != nil {
                held = .landscapeRight
            }
            device = StageDevice.fitting(held.isLandscape ? turned : size, scale: scale)
        }
        if let scale { device.scale = scale }
        let settings = environment
        environment = device.environment(
            orientation: held, appearance: appearance ?? .light, contentSize: contentSize ?? .large)
        environment.rightToLeft = settings.rightToLeft
        environment.increasedContrast = settings.increasedContrast
        environment.onScreenKeyboard = settings.onScreenKeyboard
        environment.fullKeyboardAccess = settings.fullKeyboardAccess
    }

    private static func size(_ text: String) -> CGSize? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
        guard (1...4096).contains(width), (1...4096).contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Up to three devices whose names hold all the words of this one, or begin alike.
    private static func suggestions(for name: String) -> [String] {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        let slugs = StageDevice.all.map(\.slug)
        let holding = slugs.filter { slug in words.allSatisfy { slug.contains($0) } }
        let alike = slugs.filter { slug in words.count > 1 && words.prefix(2).allSatisfy { slug.contains($0) } }
        return Array((holding.isEmpty ? alike : holding).prefix(3))
    }
}
