// Two enumerations that Swift code names as members of UICollectionView.
// Apple: "UICollectionView.ScrollDirection", "UICollectionView.ElementCategory".

/// The direction in which a collection view scrolls: `UICollectionView.ScrollDirection`.
///
/// Apple: "UICollectionView.ScrollDirection".
public enum UICollectionViewScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal = 1
}

/// The kind of view that layout attributes are for: `UICollectionView.ElementCategory`.
///
/// Apple: "UICollectionView.ElementCategory".
public enum UICollectionElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
}
