// The state and the views of a search bar.
// No Apple page: this is ours (the storage behind UISearchBar).
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

/// An icon's place in the tables of images.
struct SearchIconSlot: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
}

/// What an app has set on a search bar.
struct SearchBarState {
    // Changed by the accessors alone.
    weak var delegate: (any UISearchBarDelegate)?
    var markers = SearchBarDelegateMarkers()

    // Changed by the accessors and, from an archive, `UISearchBar+Parts.swift`.
    var prompt: String?
    var showsBookmark = false
    var showsResults = false
    var isResultsSelected = false

    // Changed by `UISearchBar+Looks.swift`.
    var style = UISearchBar.Style.default
    var barStyle = UIBarStyle.default
    var tint: UIColor?
    var isTranslucent = true
    var images: [BarImageSlot: UIImage] = [:]
    var icons: [SearchIconSlot: UIImage] = [:]
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var fieldImages: [UInt: UIImage] = [:]
    var fieldOffset = UIOffset.zero
    var textOffset = UIOffset.zero
    var scopeImage: UIImage?

    // Changed by `UISearchBar+Parts.swift`.
    var showsCancel = false
    var showsScopes = false
    var scopeTitles: [String]?
    var scope = 0
    /// The place in a navigation bar; nil for a bar by itself.
    var place: NavigationSearchPlace?
    /// The position that the delegate gave.
    var position = UIBarPosition.any
}

/// The views of a search bar.
@MainActor final class SearchBarParts {
    let ground = SearchBarGround(frame: .zero)
    let prompt = UILabel(frame: .zero)
    let field = UISearchTextField(frame: .zero)
    let cancel = UIButton(type: .system)
    let scopes = UISegmentedControl(items: nil)
    let scopeGround = UIImageView(frame: .zero)
}
