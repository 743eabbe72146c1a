// The test harness: a virtual device with a window, fingers and a clock.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Headless
import Stage
import Synchronization
import Testing
import UIKit
import UIKitCore
import UIKitValues

/// A virtual device on which a test shows a view or controller, sends it touches and takes pictures.
///
/// Only one harness exists at a time: a second test waits until the first is done. Date, time zone and locale are frozen,
/// time is virtual, and every diagnostic becomes an issue of the test unless the test expects it.
///
/// ```swift
/// @MainActor @Test(.harness) func buying() async throws {
///     let harness = try await Harness(device: .iPhone14)
///     try await harness.show(CartViewController())
///     try await harness.tap(.button("Buy"))
///     assertSnapshot(of: harness, named: "bought")
/// }
/// ```
///
/// In a synchronous XCTest the same calls are written without `await`.
@MainActor public final class Harness {
    /// The harness that owns the screen.
    package private(set) static weak var current: Harness?
    /// Keeps it to the end of its test where somebody closes it there: the trait, or XCTest's observer.
    private static var kept: Harness?

    /// The screen in memory.
    package let stage: HeadlessStage
    /// The surroundings of the screen; change them with ``change(to:)``.
    public internal(set) var surroundings: Surroundings
    /// The window that shows the test's content. Key and visible.
    public internal(set) var window: UIWindow
    /// The diagnostics recorded in this test.
    public let traps: TrapRecorder
    /// The test's name.
    let test: String
    let site: CodeSite
    /// How many unnamed pictures each test function has taken.
    var unnamedPictures: [String: Int] = [:]
    /// The pictures compared so far, in order.
    var askedPictures: [SnapshotName] = []
    var nextTouchID = 1
    /// Verbs that run now: one that calls others counts them too.
    var verbDepth = 0
    /// Verbs that the test has called.
    var verbCount = 0
    var isClosed = false
    /// The network that this harness put into force; nil where a trait did.
    var ownNetwork: RecordedNetwork?
    private let teardown: HarnessTeardown

    // MARK: Making one

    /// Creates a harness with these surroundings. Waits until no other test holds a harness.
    public convenience init(
        _ surroundings: Surroundings, traps: TrapRecorder.Handling = .fail, date: Date = FrozenWorld.startDate,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) async throws {
        let lease = await HarnessLease.acquire()
        self.init(
            surroundings, traps, date, lease, "\(function)",
            CodeSite(fileID: fileID, filePath: filePath, line: line, column: column))
        // The running job began before its work was counted; the next one is.
        await Task.yield()
        _ = await Quiet.wait()
    }

    /// Creates a harness for a synchronous XCTest.
    /// - Throws: ``HarnessError/needsAsync`` in a Swift Testing test without the `.harness` trait.
    public convenience init(
        _ surroundings: Surroundings, traps: TrapRecorder.Handling = .fail, date: Date = FrozenWorld.startDate,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) throws {
        guard Test.current == nil || HarnessLock.scope != nil, let lease = HarnessLease.acquireNow() else {
            FailedVerb.note(.needsAsync, path: "\(filePath)", line: Int(line), verb: 0)
            throw HarnessError.needsAsync
        }
        self.init(
            surroundings, traps, date, lease, "\(function)",
            CodeSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Creates a harness with this device. Waits until no other test holds a harness.
    public convenience init(
        device: Device = .iPhone14, orientation: Surroundings.Orientation = .portrait,
        appearance: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        locale: Locale = Locale(identifier: "en_US"), direction: UIUserInterfaceLayoutDirection? = nil,
        traps: TrapRecorder.Handling = .fail, date: Date = FrozenWorld.startDate, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
        column: UInt = #column
    ) async throws {
        try await self.init(
            Surroundings(
                device: device, orientation: orientation, appearance: appearance, contentSize: contentSize,
                locale: locale, direction: direction),
            traps: traps, date: date, fileID: fileID, filePath: filePath, function: function, line: line,
            column: column)
    }

    /// Creates a harness with this device for a synchronous XCTest.
    public convenience init(
        device: Device = .iPhone14, orientation: Surroundings.Orientation = .portrait,
        appearance: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        locale: Locale = Locale(identifier: "en_US"), direction: UIUserInterfaceLayoutDirection? = nil,
        traps: TrapRecorder.Handling = .fail, date: Date = FrozenWorld.startDate, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
        column: UInt = #column
    ) throws {
        try self.init(
            Surroundings(
                device: device, orientation: orientation, appearance: appearance, contentSize: contentSize,
                locale: locale, direction: direction),
            traps: traps, date: date, fileID: fileID, filePath: filePath, function: function, line: line,
            column: column)
    }

    private init(
        _ surroundings: Surroundings, _ handling: TrapRecorder.Handling, _ date: Date, _ lease: HarnessLease,
        _ function: String, _ site: CodeSite
    ) {
        Self.current?.close()
        Diagnostics.forgetReportedSites()
        self.surroundings = surroundings
        self.site = site
        test = Failure.testName ?? String(function.prefix { $0 != "(" })
        FrozenWorld.freeze(date: date, locale: surroundings.locale)
        stage = HeadlessStage(environment: surroundings.environment)
        stage.clock.epoch = date
        traps = TrapRecorder(handling, fallback: site)
        teardown = HarnessTeardown(lease: lease, traps: traps, clock: stage.clock)
        CountedWork.begin()
        TestClock.follow(stage.clock)
        OutsideWork.forget()
        FailedVerb.forget()
        OutsideRequests.onStart = { OutsideWork.began($0) }
        AnswerClock.begin(stage.clock)
        HarnessContext.take(stage)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        Self.current = self
        if lease.owner != HarnessLock.taskOwner { Self.kept = self }
        TestCaseObserver.install()
        TestCaseObserver.atEnd = { Harness.closeCurrent() }
        beginCrashRecord()
        TraceRecorder.follow(self)
    }

    // MARK: Ending it

    /// Restores date, diagnostics and screen, and releases the harness for the next test. Called automatically at the end of the
    /// test.
    public func close() {
        guard !isClosed else { return }
        TraceRecorder.current?.close()
        isClosed = true
        endNetwork()
        window.isHidden = true
        window.rootViewController = nil
        if Self.current === self { Self.current = nil }
        if Self.kept === self { Self.kept = nil }
        if let run = TestRun.existing { CrashRecord.clear(in: run) }
        // The trait, or XCTest, ends the trace of a test that may make another harness.
        if HarnessLock.scope == nil, !TestCaseObserver.isInTest { TraceRecorder.end() }
        teardown.run()
    }

    static func closeCurrent() { current?.close() }

    func requireOpen() throws {
        if isClosed { throw HarnessError.closed }
    }
}

/// The cleanup when a harness is released, on whatever thread that happens.
final class HarnessTeardown: Sendable {
    private let lease: HarnessLease
    private let traps: TrapRecorder
    private let clock: StageClock
    private let isDone = Atomic(false)

    init(lease: HarnessLease, traps: TrapRecorder, clock: StageClock) {
        self.lease = lease
        self.traps = traps
        self.clock = clock
    }

    func run() {
        guard !isDone.exchange(true, ordering: .relaxed) else { return }
        traps.uninstall()
        OutsideRequests.onStart = nil
        TestClock.follow(nil)
        CountedWork.end()
        FrozenWorld.thaw()
        AnswerClock.end(clock)
        lease.giveBack()
    }

    deinit { run() }
}
