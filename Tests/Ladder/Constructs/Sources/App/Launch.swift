// An app has more than one file; SwiftPM takes a single one for a script.
import UIKit

enum Launch {
    static let style = UIUserInterfaceStyle.light
}
