// UIKit's view controllers.

extension FrameworkInterface {
    static let controllers = """
        class UIViewController: UIResponder, NSCoding, UITraitEnvironment {
            init(); init(nibName: String?, bundle: Bundle?); init?(coder: NSCoder)
            var view: UIView!
            var viewIfLoaded: UIView?
            var isViewLoaded: Bool
            var title: String?
            var parent: UIViewController?; var children: [UIViewController]; var childViewControllers: [UIViewController]
            var presentedViewController: UIViewController?; var presentingViewController: UIViewController?
            var navigationController: UINavigationController?; var tabBarController: UITabBarController?; var splitViewController: UISplitViewController?
            var navigationItem: UINavigationItem; var tabBarItem: UITabBarItem; var storyboard: UIStoryboard?; var traitCollection: UITraitCollection
            var modalPresentationStyle: UIModalPresentationStyle; var modalTransitionStyle: UIModalTransitionStyle; var preferredContentSize: CGSize
            var popoverPresentationController: UIPopoverPresentationController?; var presentationController: UIPresentationController?; var sheetPresentationController: UISheetPresentationController?
            var transitionCoordinator: UIViewControllerTransitionCoordinator?; var transitioningDelegate: UIViewControllerTransitioningDelegate?
            func loadView(); func viewDidLoad(); func loadViewIfNeeded(); func viewWillAppear(_ a: Bool); func viewDidAppear(_ a: Bool); func viewWillDisappear(_ a: Bool); func viewDidDisappear(_ a: Bool); func viewIsAppearing(_ a: Bool)
            func viewWillLayoutSubviews(); func viewDidLayoutSubviews()
            func present(_ v: UIViewController, animated: Bool, completion: (() -> Void)?); func present(_ v: UIViewController, animated: Bool)
            func dismiss(animated: Bool, completion: (() -> Void)?); func dismiss(animated: Bool)
            func addChild(_ c: UIViewController); func removeFromParent(); func didMove(toParent: UIViewController?); func willMove(toParent: UIViewController?)
            func show(_ v: UIViewController, sender: Any?); func showDetailViewController(_ v: UIViewController, sender: Any?)
            func performSegue(withIdentifier: String, sender: Any?); func prepare(for: UIStoryboardSegue, sender: Any?)
        }
        enum UIModalPresentationStyle { case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none, automatic }
        enum UIModalTransitionStyle { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
        protocol UIViewControllerTransitionCoordinator {} protocol UIViewControllerTransitioningDelegate {} protocol UIViewControllerAnimatedTransitioning {} protocol UINavigationControllerDelegate {} protocol UISplitViewControllerDelegate {} protocol UITabBarControllerDelegate {} protocol UIDocumentPickerDelegate {} protocol UIAdaptivePresentationControllerDelegate {}
        protocol UIViewControllerContextTransitioning { var containerView: UIView; func view(forKey: UITransitionContextViewKey) -> UIView?; func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController? }
        class UIPresentationController: NSObject { var containerView: UIView?; var presentedView: UIView?; var presentedViewController: UIViewController; var presentingViewController: UIViewController }
        class UIPopoverPresentationController: UIPresentationController { var sourceView: UIView? } class UISheetPresentationController: UIPresentationController {}
        class UINavigationController: UIViewController { init(rootViewController: UIViewController); var viewControllers: [UIViewController]; var topViewController: UIViewController?; var visibleViewController: UIViewController?; var navigationBar: UINavigationBar; var toolbar: UIToolbar; func pushViewController(_ v: UIViewController, animated: Bool); func popViewController(animated: Bool) -> UIViewController?; func popToRootViewController(animated: Bool) -> [UIViewController]?; func popToViewController(_ v: UIViewController, animated: Bool) -> [UIViewController]?; func setViewControllers(_ v: [UIViewController], animated: Bool) }
        class UITabBarController: UIViewController { var viewControllers: [UIViewController]?; var selectedViewController: UIViewController?; var tabBar: UITabBar; var selectedIndex: Int }
        class UISplitViewController: UIViewController {
            init(style: Style)
            enum Column { case primary, supplementary, secondary, compact, inspector }
            enum Style { case unspecified, doubleColumn, tripleColumn }
            var viewControllers: [UIViewController]
            var isCollapsed: Bool
            func setViewController(_ v: UIViewController?, for column: Column)
            func viewController(for column: Column) -> UIViewController?
            func show(_ column: Column); func hide(_ column: Column)
        }
        class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource { init(style: UITableView.Style); var tableView: UITableView!; var refreshControl: UIRefreshControl? }
        class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource { init(collectionViewLayout: UICollectionViewLayout); var collectionView: UICollectionView! }
        class UIPageViewController: UIViewController { var viewControllers: [UIViewController]? } class UISearchController: UIViewController { init(searchResultsController: UIViewController?); var searchBar: UISearchBar; var searchResultsController: UIViewController? }
        class UIAlertController: UIViewController { init(title: String?, message: String?, preferredStyle: Style); func addAction(_ a: UIAlertAction); var textFields: [UITextField]? }
        class UIActivityViewController: UIViewController {} class UIImagePickerController: UINavigationController {} class UIDocumentPickerViewController: UIViewController {} class UIDocumentBrowserViewController: UIViewController {} class UIInputViewController: UIViewController {} class UIHostingController: UIViewController {}
        class UIVideoEditorController: UINavigationController {} class UIReferenceLibraryViewController: UIViewController {} class UICloudSharingController: UIViewController {} class UIFontPickerViewController: UIViewController {} class UIColorPickerViewController: UIViewController {}
        class AVPlayerViewController: UIViewController { var player: AVPlayer?; var contentOverlayView: UIView? } class SFSafariViewController: UIViewController {} class MFMailComposeViewController: UINavigationController {} class MFMessageComposeViewController: UINavigationController {} class QLPreviewController: UIViewController {} class PHPickerViewController: UIViewController {} class GLKViewController: UIViewController {}
        class UIStoryboard: NSObject { init(name: String, bundle: Bundle?); func instantiateInitialViewController() -> UIViewController?; func instantiateViewController(withIdentifier: String) -> UIViewController }
        class UIStoryboardSegue: NSObject { var source: UIViewController; var destination: UIViewController; var identifier: String? }
        class UIDocument: NSObject { init(fileURL: URL); var fileURL: URL }
        """
}
