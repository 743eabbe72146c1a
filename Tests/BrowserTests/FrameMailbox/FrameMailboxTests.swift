// What a page is sent, and when.
import PixelKernels
import Stage
import Testing

import Browser

@Suite("FrameMailbox") struct FrameMailboxTests {
    private let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
    private let b = PixelRect(x: 20, y: 0, width: 5, height: 5)

    @Test("two frames are under way at the most; what comes meanwhile gathers into the next")
    func inFlight() {
        var mailbox = FrameMailbox()
        #expect(!mailbox.isReady)
        mailbox.add(copies: [], damage: [a])
        let first = mailbox.take()
        #expect(first?.damage == PixelRegion(a))
        #expect(first?.number == 1)
        mailbox.add(copies: [], damage: [b])
        let second = mailbox.take()
        #expect(second?.damage == PixelRegion(b))
        #expect(second?.number == 2)
        mailbox.add(copies: [], damage: [b])
        mailbox.add(copies: [], damage: [a])
        let held = mailbox.take()
        #expect(held == nil)
        let wrong = mailbox.acknowledge(7)
        #expect(!wrong)
        let right = mailbox.acknowledge(1)
        #expect(right)
        let third = mailbox.take()
        #expect(third?.damage.area == a.area + b.area)
        #expect(third?.number == 3)
        _ = mailbox.acknowledge(2)
        let rest = mailbox.acknowledge(3)
        #expect(!rest)
        #expect(!mailbox.isReady)
    }

    @Test("copies stay copies for a page that has the frame before, and are damage for one that has not")
    func copies() {
        let copy = PixelCopy(source: a, x: 0, y: 50)
        var prompt = FrameMailbox()
        prompt.add(copies: [copy], damage: [b])
        let sent = prompt.take()
        #expect(sent?.copies == [copy])
        #expect(sent?.damage == PixelRegion(b))

        var late = FrameMailbox()
        late.add(copies: [], damage: [b])
        late.add(copies: [copy], damage: [])
        let whole = late.take()
        #expect(whole?.copies == [])
        #expect(whole?.damage.contains(PixelRect(x: 0, y: 50, width: 10, height: 10)) == true)
        #expect(whole?.damage.contains(b) == true)
    }

    @Test("wanting all drops what waited before")
    func all() {
        var mailbox = FrameMailbox()
        mailbox.add(copies: [PixelCopy(source: a, x: 1, y: 1)], damage: [b])
        mailbox.wantAll(of: PixelRect(x: 0, y: 0, width: 100, height: 100))
        let taken = mailbox.take()
        #expect(taken?.copies == [])
        #expect(taken?.damage.area == 10_000)
    }
}
