// Names of Swift 4 that old apps use.
// Apple: the pages of the names that replaced them.
import QuartzCore
import Testing

@Suite("QuartzCore's names of Swift 4") struct NamesOfSwift4Tests {
    @available(*, deprecated)
    @Test("Constants of Swift 4 are values of the types that replaced them") func same() {
        #expect(kCATransitionFade == CATransitionType.fade)
        #expect(kCATransitionFromTop == CATransitionSubtype.fromTop)
        #expect(kCAMediaTimingFunctionEaseInEaseOut == CAMediaTimingFunctionName.easeInEaseOut)
        #expect(kCALineCapRound == CAShapeLayerLineCap.round)
        #expect(kCALineJoinBevel == CAShapeLayerLineJoin.bevel)
        #expect(kCAFillModeForwards == CAMediaTimingFillMode.forwards)
        #expect(kCAGravityResizeAspect == CALayerContentsGravity.resizeAspect)
    }
}
