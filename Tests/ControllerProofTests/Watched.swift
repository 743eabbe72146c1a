// Controllers of every kind that tell their watch what they hear.
// Apple: "UIViewController", Responding to view-related events.
import Foundation
import UIKit

final class Page: UIViewController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}

final class Navigation: UINavigationController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}

final class Tabs: UITabBarController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}

final class Pages: UIPageViewController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}

final class Columns: UISplitViewController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}

final class Alert: UIAlertController, Watched {
    let watch = Watch()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        watch.willAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        watch.isAppearing()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        watch.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        watch.didDisappear()
    }
}
