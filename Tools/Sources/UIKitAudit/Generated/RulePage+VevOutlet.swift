// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/EffectViews/EffectViewOutletRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vevOutlet = RulePage(
        id: "vev-outlet", severity: .error, isOn: true, isFixable: false,
        summary: "A view is added to an outlet that Interface Builder connects to an effect view.",
        text: #"""
        A view is added to an outlet that Interface Builder connects to an effect view.

        ## What goes wrong
        The outlet is declared as UIView, and only the nib or storyboard says that it is a UIVisualEffectView: adding to it throws from
        iOS 11. The same holds for a controller whose view is an effect view in its scene. The auditor reads the `.xib` and `.storyboard`
        files, and reports where all that connect the outlet agree.

        ## Apple's message
        `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
        visual effect view itself, instead add them to the -contentView.`

        ## Rests on
        Public report: onmyway133, issue 124 of the blog (BlurView); Apple, "UIVisualEffectView".

        ## Triggering
        ```swift
        // file: Card.swift
        class Card: UIViewController {
            @IBOutlet weak var panel: UIView!
            override func viewDidLoad() {
                super.viewDidLoad()
                panel.↓addSubview(UILabel())
                self.panel?.↓insertSubview(UILabel(), at: 0)
            }
        }
        // file: Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                <viewController id="vc1" customClass="Card">
                    <view key="view" id="v1"><subviews>
                        <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                    </subviews></view>
                    <connections><outlet property="panel" destination="e1" id="o1"/></connections>
                </viewController>
        </objects></scene></scenes></document>
        ```
        ```swift
        // file: Blur.swift
        class Blur: UIVisualEffectView {}
        // file: Row.swift
        class Row: UITableViewCell {
            @IBOutlet private var shade: UIView!
            func add(_ views: [UIView]) { views.forEach { shade.↓addSubview($0) } }
        }
        // file: Row.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <tableViewCell id="row" customClass="Row">
                    <tableViewCellContentView key="contentView" id="cv"><subviews>
                        <view id="b1" customClass="Blur"/>
                    </subviews></tableViewCellContentView>
                    <connections><outlet property="shade" destination="b1" id="o1"/></connections>
                </tableViewCell>
        </objects></document>
        ```
        ```swift
        // file: Base.swift
        class Base: UIViewController {
            @IBOutlet var panel: UIView?
        }
        // file: Child+Rows.swift
        extension Child {
            @objc func größer() {
                guard let panel = panel else { return }
                panel.↓addSubview(UIView())
            }
        }
        // file: Child.swift
        final class Child: Base {}
        // file: Child.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Child">
                    <connections>
                        <outlet property="panel" destination="e1" id="o1"/>
                        <outlet property="view" destination="v1" id="o2"/>
                    </connections>
                </placeholder>
                <view id="v1"><subviews><visualEffectView id="e1"/></subviews></view>
        </objects></document>
        ```
        ```swift
        // file: Glass.swift
        class Glass: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.↓addSubview(UILabel())
                #if DEBUG
                self.view.↓addSubview(UILabel())
                #endif
            }
        }
        // file: Glass.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                <viewController id="vc1" customClass="Glass">
                    <visualEffectView key="view" id="v1"/>
                </viewController>
        </objects></scene></scenes></document>
        ```
        ```swift
        // file: Sheet.swift
        class Sheet: UIViewController {
            func fill(_ label: UILabel) { view?.↓addSubview(label) }
        }
        // file: Sheet.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet">
                    <connections><outlet property="view" destination="e1" id="o2"/></connections>
                </placeholder>
                <visualEffectView id="e1"/>
        </objects></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build(_ rows: [UIView]) {
                DispatchQueue.main.async { [weak self] in
                    for row in rows { self?.back.↓addSubview(row) }
                }
            }
        }
        func decorate(_ panel: Panel) { panel.back.↓addSubview(UILabel()) }
        // file: A.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        // file: B.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```
        ```swift
        // file: Glass.swift
        class Glass: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.↓addSubview(UILabel())
            }
        }
        // file: Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                <viewController id="vc1" customClass="Glass"><visualEffectView key="view" id="v1"/></viewController>
        </objects></scene><scene sceneID="s2"><objects>
                <viewController id="vc2"><view key="view" id="v2"/></viewController>
        </objects></scene></scenes></document>
        ```

        ## Not triggering
        ```swift
        // file: Card.swift
        class Card: UIViewController {
            @IBOutlet weak var panel: UIView!
            @IBOutlet weak var effectView: UIView!
            override func viewDidLoad() {
                panel.addSubview(UILabel())
                effectView.addSubview(UILabel())
            }
        }
        // file: Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                <viewController id="vc1" customClass="Card">
                    <view key="view" id="v1"><subviews>
                        <visualEffectView id="e1"><view key="contentView" id="c1"/></visualEffectView>
                        <view id="v2"/>
                    </subviews></view>
                    <connections>
                        <outlet property="panel" destination="c1" id="o1"/>
                        <outlet property="effectView" destination="v2" id="o2"/>
                    </connections>
                </viewController>
        </objects></scene></scenes></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build() { back.addSubview(UILabel()) }
        }
        // file: Clear.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        // file: Plain.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><view id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build() { back.addSubview(UILabel()) }
        }
        // file: Other.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="OtherPanel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build() {
                if let effect = back as? UIVisualEffectView {
                    effect.contentView.addSubview(UILabel())
                } else {
                    back.addSubview(UILabel())
                }
            }
        }
        // file: Panel.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```
        ```swift
        // file: Glass.swift
        class Glass: UIViewController {
            override func loadView() { view = UIView() }
            func fill(_ label: UILabel) { view.addSubview(label) }
        }
        // file: Glass.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
                <viewController id="vc1" customClass="Glass"><visualEffectView key="view" id="v1"/></viewController>
        </objects></scene></scenes></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build() {
                back = UIView()
                back.addSubview(UILabel())
            }
        }
        // file: Panel.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: NSView {
            @IBOutlet var back: NSView!
            func build() { back.addSubview(NSTextField()) }
        }
        // file: Panel.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customView id="p" customClass="Panel">
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </customView></objects>
        </document>
        ```
        ```swift
        // file: Panel.swift
        class Panel: UIView {
            @IBOutlet var back: UIView!
            func build() {
                let back = UIView()
                back.addSubview(UILabel())
            }
        }
        // file: Panel.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="p" customClass="Panel">
                <!-- <outlet property="back" destination="p" id="o"/> -->
                <subviews><visualEffectView id="e"/></subviews>
                <connections><outlet property="back" destination="e" id="o"/></connections>
            </view></objects></document>
        ```

        ## Cure
        Declare the outlet as UIVisualEffectView and add to its `contentView`, or connect the content view.
        """#)
}
