// Outlets, observing, values by name, casts, literals, conditions and imports of the sample package.
// No Apple page: these are tests of our own.
import UIKit
import XCTest
@testable import Constructs

@MainActor final class ValueTests: XCTestCase {
    func testOutletsAndInspectablesAreSetByName() {
        let view = ProfileView(), label = UILabel()
        view.setValue(label, forKey: "label")
        view.setValue(UIImageView(), forKey: "photo")
        view.setValue([UIView(), UIView()], forKey: "rows")
        view.setValue(8, forKey: "radius")
        view.setValue("me", forKey: "caption")
        XCTAssertTrue(view.label === label && view.hasPhoto)
        XCTAssertEqual(view.rows.count, 2)
        XCTAssertEqual(view.layer.cornerRadius, 8)
        XCTAssertEqual(view.caption, "me")
        view.perform(Selector("save:"), with: UIButton())
        XCTAssertEqual(label.text, "saved")
        view.perform(Selector("reset"))
        XCTAssertEqual(label.text, "reset")
    }

    func testChangesAreObserved() {
        let download = Download(), scroll = UIScrollView(), watcher = Watcher()
        watcher.watch(download, scroll)
        download.progress = 0.5
        download.state = "running"
        scroll.contentOffset.y = 4
        watcher.stop(download)
        download.progress = 1
        download.state = "done"
        XCTAssertEqual(watcher.log, ["0.0 to 0.5", "state is running", "scrolled to 4.0"])
        XCTAssertEqual(download.changes, 2)
    }

    func testChangesOfAnArraysMembersAreObserved() {
        let section = Section()
        section.rows.addObjects(from: ["name", "mail"])
        section.rows.insert("title", at: 0)
        section.rows[1] = "full name"
        section.rows.remove("mail")
        XCTAssertEqual(section.rows.map { $0 as! String }, ["title", "full name"])
        section.reset()
        XCTAssertEqual(section.log, [
            "[\"name\", \"mail\"] came at [0, 1]", "[\"title\"] came at [0]", "[\"name\"] became [\"full name\"]",
            "[\"mail\"] went at [2]", "set [\"title\", \"full name\"] to []",
        ])
    }

    func testValuesAreReadAndSetByName() {
        let settings = Settings()
        settings.inner = Settings()
        settings.setValue(1, forKeyPath: Settings.path)
        settings.setValue(true, forKey: #keyPath(Settings.isOn))
        XCTAssertEqual(settings.inner?.volume, 1)
        XCTAssertTrue(settings.isOn)
        XCTAssertEqual(settings.value(forKeyPath: "inner.volume") as? Float, 1)
        XCTAssertEqual(settings.value(forKey: "other") as? String, "no other")
        XCTAssertTrue(settings.responds(to: #selector(UIResponder.becomeFirstResponder)))
        XCTAssertFalse(settings.responds(to: #selector(UIResponder.resignFirstResponder)))
    }

    func testOptionalMethodsOfFoundationsDelegatesAreCalled() throws {
        let loader = Relay(), heard = Heard()
        let session = URLSession(configuration: .default)
        let task = session.dataTask(with: try XCTUnwrap(URL(string: "http://localhost/")))
        loader.load(session, task)
        XCTAssertEqual(loader.unheard, 2)
        loader.delegate = heard
        loader.load(session, task)
        XCTAssertEqual(loader.unheard, 3)
        loader.parserDelegate = heard
        loader.parse(XMLParser(data: Data()))
        XCTAssertEqual(heard.log, ["created", "1 byte", "text"])
        XCTAssertEqual(loader.unheard, 4)
    }

    func testAnObjectBelowNSObjectAwakes() {
        let object = Awakening()
        object.awakeFromNib()
        XCTAssertEqual(object.count, 1)
    }

    func testNumbersAreCast() {
        XCTAssertEqual(sizes(["a": 1, "b": 2.5, "c": NSNumber(value: 3), "d": Float(4), "text": "5"]), [1, 2.5, 3, -1, 4])
    }

    func testLiteralsAreColours() {
        XCTAssertEqual(literalRed, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(Paint(hex: 0x0000FF), Paint.brand)
        XCTAssertEqual(Paint(white: 1, alpha: 1).cgColor.alpha, 1)
    }

    func testTheSimulatorIsThePlace() {
        XCTAssertEqual(place, "simulator")
        XCTAssertEqual(version(), "13")
    }

    func testImportedModulesAreThere() {
        let view = UIView(), recognizer = OwnRecognizer(target: nil, action: nil)
        view.note = "kept"
        view.addGestureRecognizer(recognizer)
        XCTAssertEqual(view.note, "kept")
        XCTAssertEqual(view.gestureRecognizers, [recognizer])
    }
}
