// Building the class that a metatype value names.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting
import UIKit

private class Plain: NSObject {
    let made: String
    override init() { made = "plain" }
}
private class Inheriting: Plain { var extra = "extra" }
private class Overriding: Inheriting {
    override init() {
        super.init()
        extra = "overridden"
    }
}

@MainActor private class Card: UIView {
    var how = "default"
    override init(frame: CGRect) {
        super.init(frame: frame)
        how = "frame"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor private final class WideCard: Card { let width = 9 }
@MainActor private class Generic<Value>: UIView { var value: Value? }

private class Picture: CALayer {
    var copied = false
    var made = "no"
    override init() {
        super.init()
        made = "init"
    }
    override init(layer: Any) {
        super.init(layer: layer)
        copied = layer is Picture
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class SubPicture: Picture {}

@Suite("Dynamic construction", .harness) struct DynamicInitTests {
    @Test("NSObject.init builds the class of the metatype, however deep")
    func objects() {
        let types: [Plain.Type] = [Plain.self, Inheriting.self, Overriding.self]
        let made = types.map { DynamicInit.make($0) }
        #expect(made.map { "\(type(of: $0))" } == ["Plain", "Inheriting", "Overriding"])
        #expect(made.allSatisfy { $0.made == "plain" })
        #expect((made[1] as? Inheriting)?.extra == "extra")
        #expect((made[2] as? Inheriting)?.extra == "overridden")
    }

    @MainActor @Test("UIView.init(frame:) builds the class of the metatype with the frame")
    func views() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let types: [UIView.Type] = [
            UIView.self, Card.self, WideCard.self, UIWindow.self, Generic<Int>.self, Generic<String>.self,
        ]
        for type in types {
            let view = UIView.make(type, frame: frame)
            #expect(Swift.type(of: view) == type)
            #expect(view.frame == frame)
        }
        #expect((UIView.make(WideCard.self as Card.Type, frame: .zero)).how == "frame")
    }

    @MainActor @Test("A class without init(frame:) ends in its own unimplemented initialiser")
    func missing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                final class Stubborn: UIView {
                    init(number: Int) { super.init(frame: .zero) }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                }
                let type: UIView.Type = Stubborn.self
                _ = UIView.make(type, frame: .zero)
            }
        }
    }

    @Test("Probing tells classes without the initialiser from others; a hollow instance has its class, size and superclass's part")
    @MainActor func probing() throws {
        class Stubborn: UILabel {
            var number: Int
            var name = "name"
            init(number: Int) {
                self.number = number
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError("made in code") }
        }
        final class Deep: Stubborn { var last = 7 }
        for type in [Stubborn.self, Deep.self] as [UIView.Type] {
            let made = UIView.makeToBeSet(type)
            let hollow = try #require(made.hollow)
            #expect(Swift.type(of: made.view) == type)
            #expect(hollow.builtBy == UILabel.self)
            #expect(!hollow.hasOwn)
            #expect((made.view as? UILabel)?.numberOfLines == 1)
            #expect((made.view as? Stubborn)?.number == 0)
            (made.view as? Stubborn)?.number = 3
            #expect(hollow.hasOwn)
        }
        // What probing took over is as before: others are built and freed as ever.
        let whole = UIView.makeToBeSet(WideCard.self)
        #expect(whole.hollow == nil)
        #expect((whole.view as? WideCard)?.width == 9)
        weak var gone: Stubborn?
        do { gone = Stubborn(number: 4) }
        #expect(gone == nil)
    }

    @Test("Layers are built by init() and copied by init(layer:)")
    func layers() {
        let types: [CALayer.Type] = [CALayer.self, Picture.self, SubPicture.self, CAShapeLayer.self]
        for type in types { #expect(Swift.type(of: DynamicInit.make(type)) == type) }
        let picture = DynamicInit.make(SubPicture.self as CALayer.Type)
        #expect((picture as? Picture)?.made == "init")
    }

    @Test("Nothing leaks and nothing is released twice")
    func counts() {
        weak var gone: Plain?
        for _ in 0..<1000 {
            let object = DynamicInit.make(Overriding.self as Plain.Type)
            gone = object
        }
        #expect(gone == nil)
    }
}
