// Sequences that went wrong once, the shortest of each.
// Issue 7: found by ControllerProofTests.
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Controllers in orders that went wrong", .harness) struct FoundTests {
    private func expect(_ root: Step.Content, _ steps: [Step], _ location: SourceLocation = #_sourceLocation) {
        let fault = World().run(root, steps)
        #expect(fault == nil, sourceLocation: location)
    }

    @Test("another root in the middle of an animated push, pop or set keeps no page")
    func rootInTheMiddleOfAPush() {
        expect(.navigation, [.push(0, animated: true), .replaceRoot(.plain)])
        expect(.navigation, [.push(0, animated: true), .wait(0.1), .replaceRoot(.tabs)])
        expect(.navigation, [.push(0, animated: false), .pop(0, animated: true), .wait(0.1), .replaceRoot(.plain)])
        expect(.navigation, [.setStack(0, count: 2, keepsTop: false, animated: true), .replaceRoot(.plain)])
    }

    @Test("other tabs in the middle of a push in one of them keep no page")
    func tabsInTheMiddleOfAPush() {
        expect(.tabsOfNavigation, [.push(0, animated: true), .setTabs(0, count: 2)])
        expect(.tabsOfNavigation, [.push(0, animated: true), .wait(0.1), .select(0, tab: 1), .pop(0, animated: true)])
        expect(.tabsOfNavigation, [.push(0, animated: true), .wait(0.1), .setTabs(0, count: 1), .turnDevice])
    }

    @Test("a page popped at once during an animated dismissal has heard all")
    func popDuringADismissal() {
        let sheet = Step.present(0, .fullScreen, .coverVertical, .navigation, animated: false)
        expect(.plain, [sheet, .push(0, animated: false), .dismiss(0, animated: true), .pop(0, animated: false)])
        expect(
            .navigation,
            [
                .push(0, animated: false), .present(0, .fullScreen, .coverVertical, .plain, animated: false),
                .dismiss(0, animated: true), .pop(0, animated: false),
            ])
        expect(
            .navigation,
            [
                .push(0, animated: false), .present(0, .fullScreen, .coverVertical, .plain, animated: false),
                .dismiss(0, animated: true), .wait(0.1), .pop(0, animated: true), .replaceRoot(.plain),
            ])
    }

    @Test("a finger that holds a page back when the root changes lets it go")
    func rootInTheMiddleOfASwipe() {
        expect(.navigation, [.push(0, animated: false), .drag(0.005, 0.5, by: 0.5, 0, .stays), .replaceRoot(.plain)])
        expect(.slides, [.drag(0.9, 0.5, by: -0.4, 0, .stays), .replaceRoot(.plain)])
        expect(.leaves, [.drag(0.9, 0.5, by: -0.4, 0, .stays), .turnDevice, .replaceRoot(.plain)])
    }

    @Test("columns that collapse in a sheet before it is in the window leave nobody appeared")
    func columnsInASheet() {
        expect(.classic, [.resize(.pad), .present(511, .formSheet, .coverVertical, .tabsOfColumns, animated: false)])
        expect(.classic, [.resize(.pad), .present(628, .popover, .flipHorizontal, .tabsOfColumns, animated: false)])
    }

    @Test("an action sheet in a popover without room has finite frames")
    func noRoom() { expect(.tabs, [.resize(.wide), .alert(233, .actionSheet, animated: false), .turnDevice]) }

    @Test("a turn over the current context, presented while a popover comes and the window grows, ends")
    func turnInAPopover() {
        expect(
            .plain,
            [
                .present(367, .fullScreen, .crossDissolve, .plain, animated: true),
                .present(67, .popover, .crossDissolve, .navigation, animated: true), .resize(.wide),
                .present(402, .overCurrentContext, .flipHorizontal, .slides, animated: true),
            ])
        expect(
            .plain,
            [
                .present(367, .fullScreen, .crossDissolve, .plain, animated: true),
                .present(67, .popover, .crossDissolve, .navigation, animated: true), .resize(.wide),
                .present(402, .overCurrentContext, .flipHorizontal, .slides, animated: true), .tap(0.7, 0.5),
            ])
    }

    @Test("a turn back from a split view that has just grown ends, whatever its columns do")
    func turnBackFromColumns() {
        expect(
            .threeColumns,
            [
                .present(798, .fullScreen, .flipHorizontal, .plain, animated: false), .resize(.wide),
                .dismiss(956, animated: true), .showDetail(722),
            ])
    }

    @Test("another tab of columns selected while their popover comes leaves nobody on the way")
    func tabOfColumnsInAPopover() {
        expect(
            .threeColumns,
            [.resize(.pad), .present(584, .popover, .crossDissolve, .tabsOfColumns, animated: true), .select(236, tab: 2)])
    }

    @Test("columns of the classic style that stand apart may hide the first of them")
    func classicWithoutPrimary() {
        expect(.classic, [.displayMode(0, .secondaryOnly, animated: true), .resize(.wide)])
    }

    @Test("whoever is still on the way up in a pile that goes has heard so")
    func pileOnItsWay() {
        expect(
            .leaves,
            [
                .present(656, .automatic, .flipHorizontal, .plain, animated: false), .alert(770, .actionSheet, animated: true),
                .present(15, .popover, .flipHorizontal, .slides, animated: false), .drag(0.995, 0.1, by: 0, 0.2, .stays),
                .dismiss(612, animated: true),
            ])
        expect(
            .leaves,
            [
                .present(421, .currentContext, .coverVertical, .tabs, animated: false),
                .present(363, .automatic, .coverVertical, .leaves, animated: true),
                .present(44, .pageSheet, .coverVertical, .tabsOfNavigation, animated: true), .wait(0.1),
                .dismiss(729, animated: true),
            ])
        expect(
            .twoColumns,
            [
                .present(846, .popover, .coverVertical, .plain, animated: false), .resize(.pad), .push(413, animated: true),
                .present(178, .automatic, .flipHorizontal, .leaves, animated: false),
                .present(733, .popover, .coverVertical, .navigation, animated: true), .dismiss(969, animated: true),
            ])
    }

    @Test("a popover that becomes another presentation stays out where something covers it")
    func coveredPopover() {
        expect(
            .threeColumns,
            [
                .present(71, .popover, .coverVertical, .navigation, animated: false), .pop(528, animated: false),
                .present(95, .fullScreen, .flipHorizontal, .navigation, animated: false), .resize(.wide),
            ])
    }

    @Test("an action sheet in a popover stays one while the device turns")
    func turnedPopover() {
        expect(
            .classic,
            [.resize(.pad), .alert(349, .actionSheet, animated: false), .turnDevice, .dismiss(654, animated: true)])
    }

    @Test("a stack set where columns have just collapsed leaves nobody on the way")
    func stackInACollapsedPopover() {
        expect(
            .classic,
            [
                .resize(.pad), .present(427, .popover, .coverVertical, .tabsOfColumns, animated: false),
                .setStack(253, count: 1, keepsTop: false, animated: false),
            ])
    }

    @Test("a column that leaves for another stack while its split view goes has heard the end")
    func columnOfAGoingSplitView() {
        expect(
            .twoColumns,
            [
                .column(476, .primary, .nothing), .present(448, .currentContext, .crossDissolve, .leaves, animated: false),
                .column(632, .primary, .tabs),
            ])
    }

    @Test("columns of the classic style without content have none to show")
    func classicWithoutContent() {
        expect(
            .classic,
            [.drag(0.005, 0.6, by: 0.8, 0, .flicks), .resize(.wide), .displayMode(282, .secondaryOnly, animated: true)])
    }
}
