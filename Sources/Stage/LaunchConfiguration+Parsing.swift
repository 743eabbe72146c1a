// Reads launch arguments and environment variables.
// No Apple page: this is ours.
import Foundation

extension LaunchConfiguration {
    /// Reads arguments (without the program's name) and variables.
    ///
    /// An option may carry its value after a blank or an equals sign; what stands after `--` is the app's, and so is what
    /// does not begin with two hyphens. Other options go to ``unknownOptions``, for the launch to refuse.
    public init(arguments: [String], variables: [String: String] = [:]) throws(LaunchError) {
        self.init()
        var values: [String: [String]] = [:]
        var names: [String: String] = [:]
        for (option, variable, _) in Self.valueOptions {
            guard let value = variables[variable], !value.isEmpty else { continue }
            values[option] = Self.repeatedOptions.contains(option) ? value.split(separator: ",").map(String.init) : [value]
            names[option] = variable
        }
        for (_, variable, setting) in Self.switches { environment[keyPath: setting] = variables[variable] == "1" }

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
                let isAdded = !isFirst && Self.repeatedOptions.contains(known.option)
                values[known.option] = isAdded ? values[known.option]! + [value] : [value]
                names[known.option] = known.option
                continue
            }
            if let known = Self.switches.first(where: { $0.option == argument }) {
                environment[keyPath: known.setting] = true
                continue
            }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--list-devices": wantsDeviceList = true
            default:
                if argument.hasPrefix("--") { unknownOptions.append(parts[0]) }
                remainingArguments.append(argument)
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
        pictureTime = try value("--at") { Double($0).flatMap { (0...3600).contains($0) ? $0 : nil } }
        port = try value("--port") { UInt16($0).flatMap { $0 >= 1024 ? $0 : nil } }
        openedAddress = try value("--open") { text in URL(string: text).flatMap { $0.scheme?.isEmpty == false ? $0 : nil } }
        for text in values["--tunnel"] ?? [] {
            guard let name = Self.tunnel(text) else {
                throw .badValue(
                    option: names["--tunnel"] ?? "--tunnel", value: text,
                    expected: Self.valueOptions.first { $0.option == "--tunnel" }!.expected)
            }
            tunnels += name
        }
        if headlessOutput != nil {
            if stage == .browser, names["--stage"] == "--stage", names["--headless"] == "--headless" {
                throw .conflict("--headless", "--stage browser", reason: "a headless run has no browser")
            }
            stage = .headless
        } else if pictureTime != nil {
            throw .needs(names["--at"] ?? "--at", "--headless")
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
        for (_, _, setting) in Self.switches { environment[keyPath: setting] = settings[keyPath: setting] }
        environment.languages =
            try value("--language") { text in
                let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                let isGood = names.allSatisfy {
                    !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                }
                return isGood && !names.isEmpty ? names : nil
            } ?? []
        environment.timeZone = try value("--time-zone") { TimeZone(identifier: $0)?.identifier }
    }

    /// The names by which pages come through a tunnel: of a port alone this machine's.
    private static func tunnel(_ text: String) -> [String]? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, let port = UInt16(last), port > 0 else { return nil }
        if parts.count == 1 { return ["127.0.0.1:\(port)", "localhost:\(port)"] }
        let isName = parts[0].utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 46
        }
        return parts.count == 2 && !parts[0].isEmpty && isName ? ["\(parts[0]):\(port)"] : nil
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
