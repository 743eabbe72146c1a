// A device made from a size alone, for sizes that no model has.
// No Apple page: this is ours.
import Foundation

extension StageDevice {
    /// A device with this upright size: the model that has it, else one that looks like its nearest kin.
    ///
    /// At 700 points and more a side it is a pad; a phone twice as high as wide has a notch, others a home button.
    public static func fitting(_ size: CGSize, scale: CGFloat?) -> StageDevice {
        if let preferred = preferred(size, scale: scale) { return preferred }
        let isPad = min(size.width, size.height) >= 700
        let isTall = !isPad && size.height >= size.width * 2
        return StageDevice(
            name: "\(plain(size.width)) × \(plain(size.height))", idiom: isPad ? .pad : .phone, portraitSize: size,
            scale: scale ?? (isPad ? 2 : 3),
            portraitInsets: StageInsets(top: isTall ? 47 : isPad ? 24 : 20, bottom: isTall ? 34 : isPad ? 20 : 0),
            landscapeInsets: isPad
                ? StageInsets(top: 24, bottom: 20)
                : isTall ? StageInsets(left: 47, bottom: 21, right: 47) : StageInsets(),
            cornerRadius: 0, isRegularWidthInLandscape: isPad || size.height >= 896,
            feature: isTall ? .notch : isPad ? .plain : .homeButton)
    }

    /// The standard device first, so that `--size 390x844` is the same as nothing.
    private static func preferred(_ size: CGSize, scale: CGFloat?) -> StageDevice? {
        if standard.portraitSize == size, scale == nil || scale == standard.scale { return standard }
        return sized(size, scale: scale)
    }

    private static func plain(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }
}
