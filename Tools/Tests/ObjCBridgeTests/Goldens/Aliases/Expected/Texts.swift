import Foundation
import UIKit

func greeting(_ name: String, table: String?, in bundle: Bundle) -> String {
    let title = NSLocalizedString("title", tableName: table, bundle: bundle, value: "Title", comment: "The screen's title")
    let plain = NSLocalizedString("plain", comment: "")
    let text = bundle.localizedString(forKey: "key", value: nil, table: table)
    let language = bundle.preferredLocalizations.first ?? ""
    let all = String(format: "%@ %@ %@ %@ %@", title, plain, text, language, name)
    let list = String(format: "%d of %d", arguments: [1, 2])
    return all + list + String.localizedStringWithFormat("%d %d %d %d %d", 1, 2, 3, 4, 5) + String(format: "plain")
}
