// View controllers: loading, containment.
import Testing
import UIKit

@MainActor @Suite("View controllers") struct ControllerTests {
    final class Recorder: UIViewController {
        var log: [String] = []
        override func loadView() {
            log.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("viewDidLoad")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.append(parent == nil ? "willMove nil" : "willMove")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append(parent == nil ? "didMove nil" : "didMove")
        }
    }

    @Test("the view is loaded on first use, once [documented]") func loading() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.log.isEmpty)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded && controller.log == ["loadView", "viewDidLoad"])
    }

    @Test("loadViewIfNeeded loads, and only where needed [documented]") func ifNeeded() {
        let controller = Recorder()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(controller.log == ["loadView", "viewDidLoad"])
    }

    @Test("addChild calls willMove itself and leaves didMove to the container [documented]") func adding() {
        let (parent, child) = (UIViewController(), Recorder())
        parent.addChild(child)
        #expect(child.log == ["willMove"])
        #expect(child.parent === parent && parent.children == [child])
        child.didMove(toParent: parent)
        #expect(child.log == ["willMove", "didMove"])
    }

    @Test("removeFromParent calls didMove itself and leaves willMove to the container [documented]") func removing() {
        let (parent, child) = (UIViewController(), Recorder())
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.log = []
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.log == ["willMove nil", "didMove nil"])
        #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test("a child added to another parent leaves its first one [documented]") func moving() {
        let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
        a.addChild(child)
        b.addChild(child)
        #expect(a.children.isEmpty && b.children == [child] && child.parent === b)
    }
}
