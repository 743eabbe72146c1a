// Reads strings dictionaries: formats whose words follow numbers or the device.
// Apple: "Stringsdict File Format".
import Foundation

enum StringsDictionary {
    /// The texts of a file; empty where there is none. A file of another form is UIK2103.
    static func read(_ path: String, language: String) -> [String: LocalizedText] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let entries = list as? [String: Any]
        else {
            StringsFile.report(path, "The file is no property list with a dictionary.")
            return [:]
        }
        return entries.compactMapValues { text($0, language) }
    }

    private static func text(_ entry: Any, _ language: String) -> LocalizedText? {
        if let plain = entry as? String { return .plain(plain) }
        guard let entry = entry as? [String: Any] else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest words: the app asks for others by variantFittingPresentationWidth alone.
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { .plain($0.value) }
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let chosen = devices[Localization.isPad ? "ipad" : "iphone"] ?? devices["other"]
            return chosen.flatMap { text($0, language) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: PluralFormat.Variable] = [:]
        for (name, rule) in entry {
            guard let rule = rule as? [String: Any], rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { continue }
            variables[name] = PluralFormat.Variable(
                forms: rule.compactMapValues { $0 as? String }.filter { PluralCategory(rawValue: $0.key) != nil },
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
        }
        return variables.isEmpty
            ? .plain(format) : .plural(PluralFormat(format: format, variables: variables, language: language))
    }
}
