// Names of Foundation, Core Foundation and UIKit that public UIKit code uses beside UIKit's own.
// Apple: "CFData", "CFString", "CFBoolean", "NSCoder" (UIKit additions), "UI_USER_INTERFACE_IDIOM".
import Foundation
import Testing
import UIKit
import UIKitTesting

// Files of old libraries name the idiom at the top level.
private let isPad = { @MainActor in UI_USER_INTERFACE_IDIOM() == .pad }
private class Item: UIBarButtonItem {
    var awake = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        awake += 1
    }
}
private final class TabItem: UITabBarItem { override func awakeFromNib() { super.awakeFromNib() } }
private final class PlainItem: UIBarItem { override func awakeFromNib() { super.awakeFromNib() } }
private final class NavigationItem: UINavigationItem { override func awakeFromNib() { super.awakeFromNib() } }
private final class Hairline: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib() } }
private final class Tap: UITapGestureRecognizer { override func awakeFromNib() { super.awakeFromNib() } }

@MainActor @Suite("Names that public code uses", .harness) struct CheapNamesTests {
    // Covers: UI_USER_INTERFACE_IDIOM, UIColor.groupTableViewBackground
    @available(*, deprecated)
    @Test("Old names answer as the new ones do (documented)")
    func oldNames() async throws {
        let harness = try await Harness(device: .iPad9)
        #expect(UI_USER_INTERFACE_IDIOM() == .pad)
        #expect(isPad())
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
        harness.close()
    }

    @Test("awakeFromNib can be overridden on bar items, constraints and recognizers (documented)")
    func awaking() {
        let item = Item()
        item.awakeFromNib()
        #expect(item.awake == 1)
        for awaking in [TabItem(), PlainItem(), item] as [UIBarItem] { awaking.awakeFromNib() }
        NavigationItem(title: "").awakeFromNib()
        Hairline().awakeFromNib()
        Tap().awakeFromNib()
        #expect(item.awake == 2)
    }

    // Covers: NSCoder.string(for:), NSCoder.cgPoint(for:), NSCoder.cgSize(for:), NSCoder.cgRect(for:), NSCoder.cgVector(for:), NSCoder.cgAffineTransform(for:), NSCoder.uiEdgeInsets(for:), NSCoder.uiOffset(for:)
    @Test("Geometry goes to text and back; what is no such text is zero (documented)")
    func geometryTexts() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGPoint(x: 0.1, y: 0)) == "{0.10000000000000001, 0}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
        #expect(NSCoder.cgPoint(for: "one") == .zero)
        #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == .zero)
        #expect(NSCoder.cgPoint(for: "") == .zero)
        let size = CGSize(width: 3.25, height: 1e9), vector = CGVector(dx: -1, dy: 0.3)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
        let rect = CGRect(x: -1, y: 0.5, width: 2, height: 3), offset = UIOffset(horizontal: 1, vertical: 2)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSDirectionalEdgeInsetsFromString(NSStringFromDirectionalEdgeInsets(directional)) == directional)
    }

    // Covers: NSCoder.encode, NSCoder.decodeCGPoint, NSCoder.decodeCGSize, NSCoder.decodeCGRect, NSCoder.decodeCGVector, NSCoder.decodeCGAffineTransform, NSCoder.decodeUIEdgeInsets, NSCoder.decodeUIOffset, NSCoder.decodeDirectionalEdgeInsets
    @Test("Geometry goes through an archive; a key that is not there is zero (documented)")
    func geometryInArchives() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode(CGSize(width: 3, height: 4), forKey: "size")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
        coder.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1), forKey: "directional")
        coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(reader.decodeDirectionalEdgeInsets(forKey: "directional").leading == 3)
        #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
        #expect(reader.decodeCGPoint(forKey: "none") == .zero)
        #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
        #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
    }

    // Covers: CFDataGetBytePtr, CFDataGetLength
    @Test("The bytes of a picture are read as public code reads them")
    func bytesOfPicture() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let cgImage = try #require(image.cgImage)
        let data = try #require(cgImage.dataProvider?.data)
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(CFDataGetLength(data) == cgImage.bytesPerRow * cgImage.height)
        #expect([bytes[0], bytes[1], bytes[2], bytes[3]].sorted() == [0, 0, 255, 255])
    }

    // Covers: CFDataCreate, CFDataGetBytes, CFDataCreateMutableCopy, CFDataAppendBytes, CFDataSetLength
    @Test("Data is made, read and changed in Core Foundation's words; short data has a lasting place too")
    func data() {
        let short: CFData = CFDataCreate(kCFAllocatorDefault, [1, 2, 3], 3)
        let place: UnsafePointer<UInt8> = CFDataGetBytePtr(short)
        #expect((0..<3).map { place[$0] } == [1, 2, 3])
        #expect(CFDataGetBytePtr(Data([1, 2, 3])) == place)
        #expect(CFDataGetBytePtr(Data()) == nil)
        #expect(CFDataGetBytePtr(nil as CFData?) == nil)
        let long = Data((0..<100).map { UInt8($0) })
        let first: UnsafePointer<UInt8> = CFDataGetBytePtr(long[10...])
        #expect(first[0] == 10)
        #expect(first[89] == 99)
        var part = [UInt8](repeating: 0, count: 4)
        CFDataGetBytes(long, CFRangeMake(5, 4), &part)
        #expect(part == [5, 6, 7, 8])
        let growing: CFMutableData = CFDataCreateMutableCopy(nil, 0, short)
        CFDataAppendBytes(growing, [9], 1)
        #expect(CFDataGetLength(growing) == 4)
        #expect(CFDataGetBytePtr(growing)[3] == 9)
        CFDataGetMutableBytePtr(growing)[0] = 7
        CFDataSetLength(growing, 1)
        #expect(growing as Data == Data([7]))
    }

    // Covers: CFStringTransform, kCFBooleanTrue, kCFBooleanFalse
    @Test("Texts are transformed, and booleans are objects, as public code has them")
    func textsAndBooleans() {
        let text = NSMutableString(string: "Ünï") as CFMutableString
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text as String == "Uni")
        #expect(!CFStringTransform(text, nil, "no such transform", false))
        #expect(text as String == "Uni")
        var range = CFRange(location: 1, length: 1)
        let half = NSMutableString(string: "ßßß")
        CFStringTransform(half, &range, "Any-Upper" as CFString, false)
        #expect(half as String == "ßSSß")
        #expect(range.length == 2)
        #expect(CFStringGetLength("héllo" as CFString) == 5)
        let options: [String: Any] = ["a": kCFBooleanTrue!, "b": kCFBooleanFalse as Any]
        #expect(options["a"] as? Bool == true)
        #expect(options["b"] as? Bool == false)
        #expect(CFBooleanGetValue(kCFBooleanTrue))
        #expect(!CFBooleanGetValue(kCFBooleanFalse))
        let start = CFAbsoluteTimeGetCurrent()
        #expect(start == start.rounded(.down) || start > 0)
    }

    // Covers: CADisplayLink.frameInterval
    @available(*, deprecated)
    @Test("frameInterval counts frames from call to call (documented)")
    func frameInterval() async throws {
        let harness = try await Harness(device: .iPhone14)
        try await harness.show(UIViewController())
        var calls = 0
        let link = CADisplayLink(target: Relay { calls += 1 }, selector: "run")
        #expect(link.frameInterval == 1)
        link.frameInterval = 3
        #expect(link.preferredFramesPerSecond == 20)
        #expect(link.frameInterval == 3)
        link.add(to: .main, forMode: .common)
        try await harness.advance(by: 0.5)
        link.invalidate()
        #expect((9...11).contains(calls))
        link.frameInterval = 0
        #expect(link.frameInterval == 1)
    }
}
