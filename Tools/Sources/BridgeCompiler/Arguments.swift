// What the compiler was asked to do, read from its arguments.
// Swift: `swiftc --help`.
import BridgeToolchain
import FoundationEssentials

/// The arguments of one call, as far as the wrapper needs them.
struct Arguments {
    /// As given.
    let given: [String]
    /// With response files and file lists read.
    let expanded: [String]
    let moduleName: String?
    let outputFileMap: String?
    /// The sources as absolute paths, each once.
    let sources: [String]
    /// The folder that relative paths start from.
    let folder: String

    init(_ given: [String]) {
        self.given = given
        expanded = Self.expand(given, depth: 0)
        folder = Self.value(after: "-working-directory", in: expanded) ?? FileManager.default.currentDirectoryPath
        moduleName = Self.value(after: "-module-name", in: expanded)
        outputFileMap =
            Self.value(after: "-output-file-map", in: expanded)
            ?? Self.value(after: "-supplementary-output-file-map", in: expanded)
        var seen: Set<String> = []
        var sources: [String] = []
        for argument in expanded where argument.hasSuffix(".swift") && !argument.hasPrefix("-") {
            let path = argument.hasPrefix("/") ? argument : folder + "/" + argument
            if seen.insert(path).inserted { sources.append(path) }
        }
        self.sources = sources
    }

    func has(_ flag: String) -> Bool { expanded.contains(flag) }

    /// Whether the call compiles a module that may be rewritten: manifests, macros and plugins are not.
    var compilesModule: Bool {
        moduleName != nil && !sources.isEmpty && !has("-package-description-version") && !has("-frontend-parse")
    }

    /// The scratch folder of the build that makes this call, nil outside a build.
    var scratch: String? {
        guard let made = outputFileMap ?? Self.value(after: "-emit-module-path", in: expanded) else { return nil }
        let triple = Self.value(after: "-target", in: expanded)
        return GeneratedSources.scratch(product: made.hasPrefix("/") ? made : folder + "/" + made, triple: triple)
    }

    var links: Bool { has("-emit-executable") || has("-emit-library") }

    /// Whether the product holds tests: what the test kit puts before Dispatch and the C library goes in there alone.
    var linksTests: Bool { Self.value(after: "-o", in: expanded)?.hasSuffix(".xctest") ?? false }

    static func value(after flag: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: flag), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    private static func expand(_ arguments: [String], depth: Int) -> [String] {
        guard depth < 4 else { return arguments }
        var result: [String] = []
        var isList = false
        for argument in arguments {
            if isList, let data = FileManager.default.contents(atPath: argument) {
                result += String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
            } else if argument.hasPrefix("@"), let data = FileManager.default.contents(atPath: String(argument.dropFirst())) {
                result += expand(words(String(decoding: data, as: UTF8.self)), depth: depth + 1)
            } else {
                result.append(argument)
            }
            isList = argument == "-filelist"
        }
        return result
    }

    /// The words of a response file: blanks part them, unless quoted or behind a backslash.
    static func words(_ text: String) -> [String] {
        var result: [String] = []
        var word = ""
        var hasWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                (isEscaped, hasWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, hasWord) = (character, true)
            } else if character.isWhitespace {
                if hasWord { result.append(word) }
                (word, hasWord) = ("", false)
            } else {
                word.append(character)
                hasWord = true
            }
        }
        if hasWord { result.append(word) }
        return result
    }
}
