// Who writes the reports.

/// The tool's name, version and home, as reports give them.
public enum ToolInformation {
    public static let name = "vitrine"
    public static let version = "0.1.0"
}
