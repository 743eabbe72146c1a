// A model and its view: set at any time, shown once there is a view, never loading it.
import Observation
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

private struct Profile: Equatable { var name: String }

/// By the base class.
private final class BasedController: ModelController<Profile> {
    let name = UILabel()
    var built = 0
    var updates: [String?] = []
    override func buildViewHierarchy() {
        built += 1
        name.accessibilityIdentifier = "name"
        view.addSubview(name)
    }
    override func updateViewWithCurrentModel() {
        updates.append(model?.name)
        name.text = model?.name
        name.sizeToFit()
    }
}

/// By the protocol and the property wrapper, under any superclass.
private final class WrappedController: UIViewController, ModelPresenting {
    @Displayed var profile: Profile? = nil
    @Displayed var isBusy = false
    var updates: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        updateViewWithCurrentModel()
    }
    func updateViewWithCurrentModel() { updates.append("\(profile?.name ?? "none") \(isBusy)") }
}

/// A list's: `reloadData` in place of an update of its own.
private final class ListController: ModelController<[String]> {
    final class List: UIView {
        var reloads = 0
        func reloadData() { reloads += 1 }
    }
    let list = List()
    override func loadView() { view = list }
    override func updateViewWithCurrentModel() { list.reloadData() }
}

@Observable private final class Account {
    var name = "Ada"
    var balance = 0
    @ObservationIgnored var secret = 0
}

private final class AccountController: ModelController<Account> {
    var updates: [String] = []
    override var observesModel: Bool { true }
    override func updateViewWithCurrentModel() { updates.append("\(model?.name ?? "-") \(model?.balance ?? 0)") }
}

@MainActor @Suite("Models", .harness) struct ModelControllerTests {
    private func archived() throws -> BasedController {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        return try #require(BasedController(coder: coder))
    }

    @Test("M1: made by either initialiser the controller shows its model", arguments: [true, false])
    func initialisers(_ isArchived: Bool) async throws {
        let harness = try await Harness()
        let controller = try isArchived ? archived() : BasedController(nibName: nil, bundle: nil)
        controller.model = Profile(name: "Ada")
        try await harness.show(controller)
        #expect(controller.name.text == "Ada")
        #expect(controller.updates == ["Ada"])
    }

    @Test("M3, M4: the view is built once and updated by viewDidLoad and by each new model") func updates() async throws {
        let harness = try await Harness()
        let controller = BasedController()
        try await harness.show(controller)
        controller.model = Profile(name: "Ada")
        controller.model = nil
        controller.model = Profile(name: "Bea")
        #expect(controller.updates == [nil, "Ada", nil, "Bea"])
        #expect(controller.built == 1)
        #expect(harness.isShown(.text("Bea")))
    }

    @Test("M4: viewDidLoad run twice for the same view updates and builds nothing again; a new view is built anew")
    func twice() async throws {
        let harness = try await Harness()
        let controller = BasedController()
        controller.model = Profile(name: "Ada")
        try await harness.show(controller)
        controller.viewDidLoad()
        #expect(controller.built == 1)
        #expect(controller.updates == ["Ada", "Ada"])
        #expect(harness.all(.identifier("name")).count == 1)
        harness.window.rootViewController = nil
        controller.view = nil
        try await harness.show(controller)
        #expect(controller.built == 2)
        #expect(controller.updates.count == 3)
        #expect(harness.isShown(.text("Ada")))
    }

    @Test("M5: setting the model never loads the view") func neverLoads() {
        let (based, wrapped, list) = (BasedController(), WrappedController(), ListController())
        based.model = Profile(name: "Ada")
        based.modelDidChange()
        wrapped.profile = Profile(name: "Ada")
        wrapped.modelDidChange()
        list.model = ["a"]
        #expect(!based.isViewLoaded)
        #expect(!wrapped.isViewLoaded)
        #expect(!list.isViewLoaded)
        #expect(based.updates.isEmpty)
        #expect(wrapped.updates.isEmpty)
        #expect(list.list.reloads == 0)
    }

    @Test("a displayed property updates the view of any controller for each new value") func wrapper() {
        let controller = WrappedController()
        controller.profile = Profile(name: "Ada")
        controller.loadViewIfNeeded()
        controller.isBusy = true
        controller.profile?.name = "Bea"
        #expect(controller.updates == ["Ada false", "Ada true", "Bea true"])
        #expect(controller.profile == Profile(name: "Bea"))
    }

    @Test("M2, M6: a controller whose view is a list reloads it once it is loaded") func list() {
        let controller = ListController()
        controller.model = ["a"]
        controller.loadViewIfNeeded()
        controller.model = ["a", "b"]
        #expect(controller.list.reloads == 2)
    }

    @Test("the same controller is presented again and again, its model changed in between") func again() async throws {
        let harness = try await Harness()
        let (root, controller) = (UIViewController(), BasedController())
        controller.modalPresentationStyle = .fullScreen
        try await harness.show(root)
        for name in ["Ada", "Bea", "Cyd"] {
            controller.model = Profile(name: name)
            root.present(controller, animated: false)
            try await harness.settle()
            #expect(harness.isShown(.text(name)))
            root.dismiss(animated: false)
            try await harness.settle()
            #expect(!harness.isShown(.text(name)))
        }
        #expect(controller.built == 1)
    }

    @Test("an observable model's changes update the view once a turn, and only those that it shows") func observation() async throws
    {
        let harness = try await Harness()
        let (controller, account) = (AccountController(), Account())
        controller.model = account
        account.name = "Bea"
        #expect(controller.updates.isEmpty)
        try await harness.show(controller)
        #expect(controller.updates == ["Bea 0"])
        account.name = "Cyd"
        account.balance = 5
        account.secret = 1
        try await harness.idle()
        #expect(controller.updates == ["Bea 0", "Cyd 5"])
        account.secret = 2
        try await harness.idle()
        #expect(controller.updates.count == 2)
        controller.model = Account()
        account.name = "Dan"
        try await harness.idle()
        #expect(controller.updates == ["Bea 0", "Cyd 5", "Ada 0"])
    }

    @Test("an observable model does not hold its controller") func observationLetsGo() async throws {
        let harness = try await Harness()
        let account = Account()
        weak var gone: AccountController?
        do {
            let controller = AccountController()
            controller.model = account
            try await harness.show(controller)
            gone = controller
        }
        try await harness.show(UIViewController())
        account.name = "Bea"
        try await harness.idle()
        #expect(gone == nil)
    }
}
