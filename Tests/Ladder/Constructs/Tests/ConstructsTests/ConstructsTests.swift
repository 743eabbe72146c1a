// What each construct does at run time; the sources beside say what it is. The tests know UIKit and Swift Testing alone.
import Constructs
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ConstructsTests {
    @Test("selectors name the methods that they are made of")
    func selectors() {
        let counter = Counter(), other = Counter()
        _ = counter.perform(counter.own)
        _ = counter.perform(counter.plain)
        _ = counter.perform(counter.amount, with: NSNumber(value: 20))
        _ = counter.perform(counter.ofSelf, with: NSNumber(value: 3), with: other)
        #expect(counter.total == 1024 && other.total == -3)
        #expect(counter.ofSelf == Counter.named && NSStringFromSelector(Counter.named) == "take:from:")
        #expect(NSStringFromSelector(Counter.setter) == "setTotal:" && NSStringFromSelector(Counter.getter) == "total")
        _ = counter.perform(Actions.reset)
        #expect(counter.total == 0 && counter.inExtension == Actions.reset && atFileScope == counter.amount)
        #expect(NSStringFromSelector(Actions.appear) == "viewDidAppear:")
        #expect(NSStringFromSelector(Actions.scrolled) == "scrollViewDidScroll:")
        #expect(NSStringFromSelector(Actions.layout) == "layoutIfNeeded")
    }

    @Test("controls and bar items send their actions to private methods of no, one and two parameters")
    func targetAction() throws {
        let controller = ActionController()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        controller.toggle.isOn = true
        controller.toggle.sendActions(for: .valueChanged)
        #expect(controller.log == ["pressed", "pressed by UIButton", "is true"])
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        _ = (item.target as? NSObject)?.perform(try #require(item.action), with: item)
        #expect(controller.log.last == "added")
    }

    @Test("members of named, nested, generic and local classes are found by their names")
    func members() throws {
        let book = Book()
        #expect(book.title == "Untitled" && book.read() == 1 && Book.library() == "all books")
        #expect(book.responds(to: NSSelectorFromString("close")) && !book.responds(to: Selector(("burn"))))
        _ = book.perform(Selector(("close")))
        #expect(book.pageCount == 0)
        #expect(throws: NSError.self) { try book.lend(to: "") }
        let mark = Book.Mark(), box = Box("a string"), numbers = Box(7)
        _ = mark.perform(mark.action)
        _ = box.perform(box.action)
        #expect(mark.moved == 1 && box.opened == 1 && numbers.opened == 0)
        #expect(sayInside() == "inside" && Shelf().responds(to: Selector(("dust"))) && Cover(rawValue: 1) == .hard)
    }

    @Test("an optional requirement is asked where the class has it, and passed over where it has not")
    func protocols() {
        let cart = Cart(), quiet = QuietShop(), strict = StrictShop()
        cart.delegate = quiet
        cart.add("Bomb")
        cart.delegate = strict
        for item in ["Bomb", "Tea"] { cart.add(item) }
        #expect(cart.items == ["Bomb", "Tea"] && quiet.added == ["Bomb"] && strict.added == ["Tea"] && strict.isFull)
        #expect(Cart.accepts(quiet) && !Cart.accepts(cart))
    }

    @Test("UIKit asks its own optional methods of a delegate")
    func delegates() {
        let watcher = Watcher(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 50, height: 500)
        scroll.delegate = watcher
        scroll.contentOffset.y = 30
        #expect(watcher.offsets == [30])
    }

    @Test("an override in an extension is the class's own, and one of an extension's member calls up the whole chain")
    func overriding() {
        let drawer: Panel = Drawer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        drawer.setNeedsLayout()
        drawer.layoutIfNeeded()
        #expect(drawer.laidOut == 1 && drawer.describe() == "drawer, panel" && drawer.intrinsicContentSize.width == 40)
        let controllers: [UIViewController] = [UIViewController(), StyledController(), DarkController()]
        #expect(controllers.map { $0.configure() } == ["plain", "styled, plain", "dark, styled, plain"])
    }

    @Test("outlets are set by name, actions of both kinds are sent")
    func outlets() {
        let form = FormController()
        let field = UITextField(), footer = UIView()
        form.setValue(field, forKey: "field")
        form.setValue(footer, forKey: "footer")
        form.fill()
        #expect(form.field === field && form.footer === footer && form.footerChanges == 1 && form.hintCount == 2)
        for action in form.sending { _ = form.perform(action, with: UIButton()) }
        #expect(form.sent == ["no sender", "a button"])
        form.cornerRadius = 4
        #expect(form.view.layer.cornerRadius == 4 && Badge(frame: .zero).count == 0)
    }

    @Test("observers hear of own and UIKit's properties, by key path and by string, until they stop")
    func observing() {
        let player = Player(), listener = Listener(), scroll = UIScrollView()
        listener.listen(to: player, scroll)
        player.volume = 1
        player.title = "Song"
        scroll.contentOffset = CGPoint(x: 0, y: 9)
        #expect(listener.heard == ["volume 0.5 to 1.0", "title Song", "at 9.0"] && player.titles == ["Song"])
        listener.stop(player)
        player.volume = 0
        player.title = nil
        #expect(listener.heard.count == 3)
        player.setValue("Other", forKey: "title")
        #expect(player.value(forKey: "title") as? String == "Other" && player.value(forKeyPath: "volume") as? Float == 0)
    }

    @Test("notifications, display links and delayed messages reach private methods")
    func messages() async throws {
        let receiver = Receiver()
        receiver.begin()
        NotificationCenter.default.post(name: .cartChanged, object: 3)
        #expect(receiver.got == ["changed 3"])
        #expect(receiver.perform(Selector(("answer:")), with: "Yes")?.takeUnretainedValue() as? String == "Yes!")
        receiver.run()
        let end = Date(timeIntervalSinceNow: 10)
        while receiver.got.count < 3, Date() < end { try await Task.sleep(nanoseconds: 5_000_000) }
        #expect(Set(receiver.got.dropFirst()) == ["step", "late"])
        receiver.end()
        NotificationCenter.default.post(name: .cartChanged, object: 4)
        #expect(receiver.got.count == 3)
    }

    @Test("numbers come out of Any as on Apple's systems, and types make their values")
    func casting() {
        #expect(Casting.size(["size": 12]) == 12 && Casting.size(["size": "x"]) == nil)
        #expect(Casting.size(["size": NSNumber(value: 2.5)]) == 2.5)
        #expect(Casting.ratio(["ratio": 2]) == 2 || Casting.ratio(["ratio": 2.0]) == 2)
        #expect(Casting.ratio([:]) == -1 && Casting.isOn(true) && Casting.path("/a/b.txt") == "b.txt")
        #expect(Casting.code(NSError(domain: "d", code: 5)) == 5 && Casting.pooled() == 42)
        #expect(Casting.accent == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(make(LargeTile.self).bounds.size == CGSize(width: 3, height: 4) && make(LargeTile.self).name == "tile")
    }

    @Test("conditions answer as on a simulator")
    func conditions() {
        #expect(Conditions.platform == "iOS" && !Conditions.hasCamera && Conditions.background == .systemBackground)
        #expect(OneFinger(target: nil, action: nil).began == 0)
    }

    @Test("associated objects, predicates, sorting by key, equality and locks do what they say")
    func runtime() throws {
        let view = UIView()
        view.badge = "new"
        #expect(view.badge == "new" && UIView().badge == nil)
        let people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 12), Person(name: "Bea", age: 50)]
        #expect(People.sorted(people).map(\.age) == [50, 36, 12] && People.adults(people).map(\.name) == ["Ada"])
        #expect(people[0] == Person(name: "Ada", age: 1) && "\(people[0])" == "Ada, 36")
        #expect(People.locked(view) { 3 } == 3)
        #expect(NSClassFromString("Constructs.Ribbon") == Ribbon.self && NSStringFromClass(Ribbon.self) == "Constructs.Ribbon")
        Ribbon.appearance().tintColor = .red
        let keys = KeyView()
        #expect(keys.canPerformAction(try #require(keys.keyCommands?.first?.action), withSender: nil))
        #expect(!keys.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
    }
}
