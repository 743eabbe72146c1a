import Foundation

final class Clock: NSObject {
    private var timer: Timer?
    private var ticks = 0

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:", { _ = Clock.tick(_:) }), userInfo: "tick", repeats: true)
        let other = Timer(timeInterval: 2, repeats: false) { _ in }
        RunLoop.main.add(other, forMode: .common)
    }
          private func tick(_ timer: Timer) {
        ticks += 1
        if timer.userInfo as? String == "tick", ticks == 3 { timer.invalidate() }
    }
    static func empty() -> StageTimer { Timer() }
}

#sourceLocation(file: "<objc of Clock.swift>", line: 1)
import SelectorDispatch
import FoundationAdditions
extension Clock { nonisolated fileprivate static func _vit1() {
DispatchTable.add("tick:", on: Clock.self, .any) { (t: Clock, a0: Timer) in t.tick(a0) }
} }
typealias Timer = FoundationAdditions.StageTimer
nonisolated func NSLocalizedString(_ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main, value: Swift.String = "", comment: Swift.String) -> Swift.String { FoundationAdditions.Localization.string(forKey: key, value: value, table: tableName, bundle: bundle) }
nonisolated extension Foundation.Bundle {
func localizedString(forKey key: Swift.String, value: Swift.String?, table tableName: Swift.String?) -> Swift.String { FoundationAdditions.Localization.string(forKey: key, value: value, table: tableName, bundle: self) }
var preferredLocalizations: [Swift.String] { FoundationAdditions.Localization.preferredLocalizations(of: self) }
var localizations: [Swift.String] { FoundationAdditions.Localization.localizations(of: self) }
}
nonisolated extension Swift.String {
init(format: __shared Swift.String, arguments: __shared [any CVarArg]) { self = FoundationAdditions.Localization.format(format, locale: nil, arguments) }
init(format: __shared Swift.String, locale: __shared Foundation.Locale?, arguments: __shared [any CVarArg]) { self = FoundationAdditions.Localization.format(format, locale: locale, arguments) }
init(format: __shared Swift.String, _ arguments: any CVarArg...) { self = FoundationAdditions.Localization.format(format, locale: nil, arguments) }
init(format: __shared Swift.String, locale: __shared Foundation.Locale?, _ args: any CVarArg...) { self = FoundationAdditions.Localization.format(format, locale: locale, args) }
static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any CVarArg...) -> Swift.String { FoundationAdditions.Localization.format(format, locale: FoundationAdditions.Localization.locale, arguments) }
}
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Clock._vit1() }
}
