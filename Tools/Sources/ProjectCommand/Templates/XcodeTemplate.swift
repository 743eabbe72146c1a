// `vitrine new … --xcode`: a file template as Xcode reads it.
// Xcode: the folder `File Templates`, `TemplateInfo.plist`.

enum XcodeTemplate {
    private static let titles = [
        "model": "Model Controller", "loading": "Loading Controller", "errors": "Error Presenting Controller",
    ]

    static func files(_ template: String, _ text: String) -> [String: String] {
        let title = titles[template] ?? template
        let header = """
            //
            //  ___FILENAME___
            //  ___PACKAGENAME___
            //
            //  Created by ___FULLUSERNAME___ on ___DATE___.
            //


            """
        return [
            "\(title).xctemplate/___FILEBASENAME___.swift": header + text,
            "\(title).xctemplate/TemplateInfo.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>Kind</key>
                <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
                <key>Description</key>
                <string>A \(title.lowercased()) over UIKit, as `vitrine new` writes it.</string>
                <key>Summary</key>
                <string>\(title)</string>
                <key>SortOrder</key>
                <string>30</string>
                <key>AllowedTypes</key>
                <array><string>public.swift-source</string></array>
                <key>DefaultCompletionName</key>
                <string>ViewController</string>
                <key>MainTemplateFile</key>
                <string>___FILEBASENAME___.swift</string>
            </dict>
            </plist>

            """,
        ]
    }
}
