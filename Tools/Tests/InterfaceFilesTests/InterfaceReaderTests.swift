import InterfaceFiles
import SwiftModel
import Testing

@Suite("Interface files")
struct InterfaceReaderTests {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav-1">
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/></dependencies>
            <scenes>
                <!--Profile & <friends>-->
                <scene sceneID="s-1">
                    <objects>
                        <viewController id="vc-1" customClass="Profile" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-1">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <visualEffectView opaque="NO" id="blur-1" userLabel="Blur 😀 &quot;top&quot;">
                                        <view key="contentView" id="content-1"/>
                                        <blurEffect style="regular"/>
                                    </visualEffectView>
                                    <view id="custom-1" customClass="Panel"/>
                                    <button id="button-1"><state key="normal" title="Go"/>
                                        <connections>
                                            <action selector="go:" destination="vc-1" eventType="touchUpInside" id="a-1"/>
                                            <segue destination="vc-2" kind="show" identifier="more" id="g-1"/>
                                        </connections>
                                    </button>
                                </subviews>
                                <constraints><constraint firstItem="blur-1" firstAttribute="top" id="c-1"/></constraints>
                            </view>
                            <connections>
                                <outlet property="backdrop" destination="blur-1" id="o-1"/>
                                <outletCollection property="panels" destination="custom-1" collectionClass="NSMutableArray" id="o-2"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first-1" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="1" y="2"/>
                </scene>
                <scene sceneID="s-2">
                    <objects>
                        <navigationController id="nav-1">
                            <connections><segue destination="vc-1" kind="relationship" relationship="rootViewController" id="g-2"/></connections>
                        </navigationController>
                        <pongPressGestureRecognizer id="long-1"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func read(_ text: String) -> InterfaceDocument {
        InterfaceReader.read(SourceText(path: "A.storyboard", bytes: Array(text.utf8)))
    }

    private func slice(_ range: Range<Int>) -> String {
        String(decoding: Array(Self.storyboard.utf8)[range], as: UTF8.self)
    }

    @Test("a storyboard's objects have class, custom class, label, role, parent and scene")
    func objects() throws {
        let document = read(Self.storyboard)
        #expect(document.notices.isEmpty)
        #expect(document.kind == .storyboard)
        #expect(document.isUIKit)
        #expect(document.initialController == "nav-1")
        #expect(
            document.objects.map { "\($0.id) \($0.className ?? "-") in \($0.parent ?? "-")" } == [
                "vc-1 Profile in -", "v-1 UIView in vc-1", "blur-1 UIVisualEffectView in v-1", "content-1 UIView in blur-1",
                "custom-1 Panel in v-1", "button-1 UIButton in v-1", "c-1 NSLayoutConstraint in v-1", "first-1 - in -",
                "nav-1 UINavigationController in -", "long-1 UILongPressGestureRecognizer in -",
            ])
        let objects = document.objectsByID
        let blur = try #require(objects["blur-1"])
        #expect(blur.userLabel == "Blur 😀 \"top\"")
        #expect(blur.scene == "s-1")
        #expect(objects["v-1"]?.role == "view")
        #expect(objects["vc-1"]?.customModule == "App")
        #expect(objects["vc-1"]?.builtInClass == "UIViewController")
        #expect(document.scenes.map(\.objects) == [["vc-1", "first-1"], ["nav-1", "long-1"]])
    }

    @Test("outlets, actions and segues know their ends, and every range covers its text")
    func connections() throws {
        let document = read(Self.storyboard)
        #expect(document.outlets.map { "\($0.owner).\($0.property) = \($0.destination) \($0.isCollection)" }
            == ["vc-1.backdrop = blur-1 false", "vc-1.panels = custom-1 true"])
        #expect(document.actions.map { "\($0.owner) \($0.event ?? "") -> \($0.destination) \($0.selector)" }
            == ["button-1 touchUpInside -> vc-1 go:"])
        #expect(document.segues.map { "\($0.owner) -> \($0.destination) \($0.kind) \($0.relationship ?? $0.identifier ?? "")" }
            == ["button-1 -> vc-2 show more", "nav-1 -> vc-1 relationship rootViewController"])
        #expect(slice(document.outlets[0].range) == "<outlet property=\"backdrop\" destination=\"blur-1\" id=\"o-1\"/>")
        #expect(slice(document.outlets[1].propertyRange) == "panels")
        let controller = try #require(document.objectsByID["vc-1"])
        #expect(slice(try #require(controller.customClassRange)) == "Profile")
        #expect(slice(try #require(document.objectsByID["blur-1"]).range).hasPrefix("<visualEffectView opaque="))
    }

    @Test("a xib's File's Owner is a stand-in with a custom class")
    func xib() throws {
        let document = read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cell">
            <connections><outlet property="view" destination="i5M" id="x"/></connections></placeholder>
            <view id="i5M"/></objects></document>
            """)
        #expect(document.kind == .xib)
        let owner = try #require(document.objects.first)
        #expect(owner.isFilesOwner)
        #expect(owner.className == "Cell")
        #expect(document.outlets.map(\.owner) == ["-1"])
        #expect(document.objects.allSatisfy { $0.scene == nil })
    }

    @Test("AppKit's and WatchKit's files are told from UIKit's",
        arguments: [("MacOSX.Cocoa", false), ("watchKit", false), ("AppleTV.CocoaTouch", true)])
    func runtimes(runtime: String, isUIKit: Bool) {
        let document = read(
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"\(runtime)\"><objects/></document>")
        #expect(document.isUIKit == isUIKit)
    }

    @Test("other XML and the old format are told apart",
        arguments: [
            ("<plist version=\"1.0\"/>", "<plist> is not how an interface file begins"),
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
                "the file is in the format of before Xcode 5; opening and saving it there makes it readable"),
        ])
    func foreign(text: String, message: String) {
        let document = read(text)
        #expect(document.kind == nil)
        #expect(document.notices == [InterfaceNotice(kind: .notAnInterface, line: 1, column: 1, message: message)])
    }

    @Test("what was read before a fault is kept, and a doubled id is told")
    func partial() {
        let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n"
        let cut = read(start + "<view id=\"a\"/>\n😀</objects><view")
        #expect(cut.objects.map(\.id) == ["a"])
        #expect(cut.notices.map(\.kind) == [.malformedXML])
        #expect(cut.notices.first?.line == 3)
        let doubled = read(start + "<view id=\"a\"/><label id=\"a\"/></objects></document>")
        #expect(doubled.notices == [InterfaceNotice(kind: .doubledID, line: 2, column: 15, message: "the id 'a' stands twice")])
    }

    @Test("deep nesting ends with a notice")
    func deep() {
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + String(repeating: "<view>", count: 100_000)
        #expect(read(text).notices.map(\.kind) == [.tooDeep])
    }
}
