// UIKit's views.

extension FrameworkInterface {
    static let views = """
        class UIResponder: NSObject { var next: UIResponder?; func becomeFirstResponder() -> Bool; func resignFirstResponder() -> Bool }
        class UIColor: NSObject { static var clear: UIColor; static var white: UIColor; static var black: UIColor; static var red: UIColor; static var systemBackground: UIColor; func withAlphaComponent(_ a: CGFloat) -> UIColor }
        class UIImage: NSObject { init?(named: String); init?(systemName: String); init?(data: Data); init?(contentsOfFile: String) }
        class UIFont: NSObject {} class UIBezierPath: NSObject {} class UITraitCollection: NSObject {}
        class UIVisualEffect: NSObject {}
        class UIBlurEffect: UIVisualEffect { init(style: Style) }
        class UIVibrancyEffect: UIVisualEffect { init(blurEffect: UIBlurEffect); init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) }
        class UIGlassEffect: UIVisualEffect { init(); init(style: Style) } class UIGlassContainerEffect: UIVisualEffect { init() }
        protocol UIAppearance {} protocol UIAppearanceContainer {} protocol UIDynamicItem {} protocol UICoordinateSpace {}
        protocol UIFocusEnvironment {} protocol UITraitEnvironment {} protocol UIContentContainer {}
        class UIView: UIResponder, NSCoding, UIAppearance, UITraitEnvironment {
            init(); init(frame: CGRect); init?(coder: NSCoder)
            var superview: UIView?
            var subviews: [UIView]
            var window: UIWindow?
            var layer: CALayer
            var mask: UIView?
            var maskView: UIView?
            var frame: CGRect; var bounds: CGRect; var center: CGPoint; var alpha: CGFloat; var isHidden: Bool; var tag: Int
            var transform: CGAffineTransform; var backgroundColor: UIColor?; var tintColor: UIColor
            var safeAreaLayoutGuide: UILayoutGuide; var layoutMarginsGuide: UILayoutGuide; var readableContentGuide: UILayoutGuide
            var gestureRecognizers: [UIGestureRecognizer]?; var constraints: [NSLayoutConstraint]
            var translatesAutoresizingMaskIntoConstraints: Bool; var traitCollection: UITraitCollection
            var topAnchor: NSLayoutYAxisAnchor; var bottomAnchor: NSLayoutYAxisAnchor; var leadingAnchor: NSLayoutXAxisAnchor; var trailingAnchor: NSLayoutXAxisAnchor
            var widthAnchor: NSLayoutDimension; var heightAnchor: NSLayoutDimension
            func addSubview(_ view: UIView)
            func insertSubview(_ view: UIView, at index: Int)
            func insertSubview(_ view: UIView, aboveSubview: UIView)
            func insertSubview(_ view: UIView, belowSubview: UIView)
            func exchangeSubview(at: Int, withSubviewAt: Int)
            func bringSubviewToFront(_ view: UIView); func sendSubviewToBack(_ view: UIView); func removeFromSuperview()
            func viewWithTag(_ tag: Int) -> UIView?
            func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
            func snapshotView(afterScreenUpdates: Bool) -> UIView?
            func resizableSnapshotView(from: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets) -> UIView?
            func isDescendant(of: UIView) -> Bool
            func layoutIfNeeded(); func setNeedsLayout(); func layoutSubviews(); func sizeThatFits(_ s: CGSize) -> CGSize; func sizeToFit()
            func addGestureRecognizer(_ g: UIGestureRecognizer); func didMoveToSuperview(); func didMoveToWindow(); func addConstraint(_ c: NSLayoutConstraint)
            static func animate(withDuration: TimeInterval, animations: @escaping () -> Void)
            static func animate(withDuration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
            static func animate(withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
            static func animate(withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: AnimationOptions, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
            static func transition(with: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?)
            static func performWithoutAnimation(_ body: () -> Void)
        }
        class UIWindow: UIView { init(windowScene: UIWindowScene); var rootViewController: UIViewController?; func makeKeyAndVisible(); var windowScene: UIWindowScene? }
        class UIVisualEffectView: UIView { init(effect: UIVisualEffect?); init?(coder: NSCoder); var contentView: UIView; var effect: UIVisualEffect? }
        class UIScrollView: UIView { var contentSize: CGSize; var contentOffset: CGPoint; var refreshControl: UIRefreshControl?; var panGestureRecognizer: UIPanGestureRecognizer; var delegate: UIScrollViewDelegate?; var contentLayoutGuide: UILayoutGuide; var frameLayoutGuide: UILayoutGuide }
        protocol UIScrollViewDelegate {} protocol UITableViewDelegate: UIScrollViewDelegate {} protocol UITableViewDataSource {}
        protocol UICollectionViewDelegate: UIScrollViewDelegate {} protocol UICollectionViewDataSource {} protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
        protocol UITableViewDragDelegate {} protocol UITableViewDropDelegate {} protocol UICollectionViewDragDelegate {} protocol UITextFieldDelegate {} protocol UITextViewDelegate {} protocol UISearchBarDelegate {} protocol UIGestureRecognizerDelegate {}
        class UITableView: UIScrollView {
            init(frame: CGRect, style: Style)
            var backgroundView: UIView?; var tableHeaderView: UIView?; var tableFooterView: UIView?; var visibleCells: [UITableViewCell]
            var dataSource: UITableViewDataSource?; var isEditing: Bool; var indexPathForSelectedRow: IndexPath?
            func dequeueReusableCell(withIdentifier: String) -> UITableViewCell?
            func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell
            func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView?
            func cellForRow(at: IndexPath) -> UITableViewCell?
            func headerView(forSection: Int) -> UITableViewHeaderFooterView?
            func footerView(forSection: Int) -> UITableViewHeaderFooterView?
            func indexPath(for: UITableViewCell) -> IndexPath?
            func reloadData(); func beginUpdates(); func endUpdates()
            func reloadRows(at: [IndexPath], with: RowAnimation); func deleteRows(at: [IndexPath], with: RowAnimation); func insertRows(at: [IndexPath], with: RowAnimation); func moveRow(at: IndexPath, to: IndexPath); func reloadSections(_ s: IndexSet, with: RowAnimation)
            func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)?)
        }
        class UITableViewCell: UIView { init(style: CellStyle, reuseIdentifier: String?); var contentView: UIView; var textLabel: UILabel?; var detailTextLabel: UILabel?; var imageView: UIImageView?; var accessoryView: UIView?; var backgroundView: UIView?; var selectedBackgroundView: UIView?; func prepareForReuse() }
        class UITableViewHeaderFooterView: UIView { init(reuseIdentifier: String?); var contentView: UIView; var textLabel: UILabel?; var backgroundView: UIView?; func prepareForReuse() }
        class UICollectionView: UIScrollView {
            init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
            var backgroundView: UIView?; var visibleCells: [UICollectionViewCell]; var collectionViewLayout: UICollectionViewLayout
            func dequeueReusableCell(withReuseIdentifier: String, for: IndexPath) -> UICollectionViewCell
            func dequeueReusableSupplementaryView(ofKind: String, withReuseIdentifier: String, for: IndexPath) -> UICollectionReusableView
            func cellForItem(at: IndexPath) -> UICollectionViewCell?
            func indexPath(for: UICollectionViewCell) -> IndexPath?
            func supplementaryView(forElementKind: String, at: IndexPath) -> UICollectionReusableView?
            func reloadData(); func reloadItems(at: [IndexPath]); func performBatchUpdates(_ u: (() -> Void)?, completion: ((Bool) -> Void)?)
        }
        class UICollectionReusableView: UIView { func prepareForReuse() }
        class UICollectionViewCell: UICollectionReusableView { var contentView: UIView; var backgroundView: UIView?; var selectedBackgroundView: UIView? }
        class UICollectionViewListCell: UICollectionViewCell {}
        class UICollectionViewLayout: NSObject {} class UICollectionViewFlowLayout: UICollectionViewLayout {} class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
        class UITableViewDiffableDataSource: NSObject {} class UICollectionViewDiffableDataSource: NSObject {}
        class UITextView: UIScrollView { var text: String } class UIStackView: UIView { init(arrangedSubviews: [UIView]); var arrangedSubviews: [UIView]; func addArrangedSubview(_ v: UIView); func insertArrangedSubview(_ v: UIView, at: Int) }
        class UIImageView: UIView { init(image: UIImage?); var image: UIImage? } class UILabel: UIView { var text: String?; var font: UIFont }
        class UIProgressView: UIView {} class UIActivityIndicatorView: UIView { init(style: Style); func startAnimating(); func stopAnimating() }
        class UIPickerView: UIView {} class UISearchBar: UIView {} class UINavigationBar: UIView {} class UIToolbar: UIView {} class UITabBar: UIView {} class UIInputView: UIView {}
        class WKWebView: UIView { func load(_ r: URLRequest) } class MKMapView: UIView {} class SKView: UIView {} class SCNView: UIView {} class MTKView: UIView {} class PDFView: UIView { var document: PDFDocument? }
        class UILayoutGuide: NSObject {} class NSLayoutConstraint: NSObject { static func activate(_ c: [NSLayoutConstraint]); var isActive: Bool }
        class NSLayoutAnchor: NSObject { func constraint(equalTo: NSLayoutAnchor) -> NSLayoutConstraint; func constraint(equalTo: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint }
        class NSLayoutXAxisAnchor: NSLayoutAnchor {} class NSLayoutYAxisAnchor: NSLayoutAnchor {} class NSLayoutDimension: NSLayoutAnchor { func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint }
        class UINib: NSObject { init(nibName: String, bundle: Bundle?); func instantiate(withOwner: Any?, options: [OptionsKey: Any]?) -> [Any] }
        class UIEvent: NSObject {} class UITouch: NSObject { var view: UIView? }
        class UIGestureRecognizer: NSObject { init(target: Any?, action: Selector?); var view: UIView?; var state: State } class UITapGestureRecognizer: UIGestureRecognizer {}
        class UIPanGestureRecognizer: UIGestureRecognizer { func translation(in: UIView?) -> CGPoint } class UILongPressGestureRecognizer: UIGestureRecognizer {} class UIPinchGestureRecognizer: UIGestureRecognizer {} class UISwipeGestureRecognizer: UIGestureRecognizer {}
        """
}
