// Text attributes, paragraph styles and shadows live in Typesetting; clients of UIKit see them as UIKit's.
// Apple: "UIKit", Text Display and Fonts.
@_exported import Typesetting
