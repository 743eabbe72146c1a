// Compares what is shown with a recorded picture.
// No Apple page: this is ours; names as in the SnapshotTesting library.
import Foundation
import UIKit

/// Compares the harness's screen with the recorded picture; fails the test where they differ.
///
/// The picture lives in `__Snapshots__/<test file>/<test>.<name>.png` beside the test. A failure leaves expected, actual
/// and difference, the view trees and a JSON result in `.build/vitrine`, and a report in `.build/vitrine/report.html`.
/// - Parameters:
///   - name: Tells the pictures of one test apart; a number where it is nil.
///   - record: The record mode; the trait's, the environment's or `missing` where it is nil.
///   - tolerance: How far the pictures may be apart; not at all by default.
@MainActor public func assertSnapshot(
    of harness: Harness, named name: String? = nil, record: RecordMode? = nil, tolerance: Tolerance = .exact,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    harness.assert(name, record, tolerance, testName, site, views: { harness.viewTree() }) { try harness.passingPicture() }
}

/// Compares a view with the recorded picture. A view that is in no window is shown in the harness first.
///
/// See ``assertSnapshot(of:named:record:tolerance:fileID:file:testName:line:column:)-(Harness,_,_,_,_,_,_,_,_)``.
@MainActor public func assertSnapshot(
    of view: UIView, in harness: Harness, named name: String? = nil, record: RecordMode? = nil,
    tolerance: Tolerance = .exact, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let scale = harness.surroundings.device.scale
    harness.assert(name, record, tolerance, testName, site, views: { ViewTree(of: view, scale: scale).text }) {
        if view.window == nil { try harness.show(view) }
        return try harness.picture(of: view)
    }
}

/// Compares a controller's whole screen with the recorded picture, after showing it in the harness.
@MainActor public func assertSnapshot(
    of controller: UIViewController, in harness: Harness, named name: String? = nil, record: RecordMode? = nil,
    tolerance: Tolerance = .exact, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    harness.assert(name, record, tolerance, testName, site, views: { harness.viewTree() }) {
        if controller.viewIfLoaded?.window == nil { try harness.show(controller) }
        return try harness.passingPicture()
    }
}

/// Compares a picture made elsewhere with the recorded one. Needs no harness.
@MainActor public func assertSnapshot(
    of picture: Picture, named name: String, record: RecordMode? = nil, tolerance: Tolerance = .exact,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotAssertion(
        name: SnapshotName(testFile: "\(filePath)", testName: testName, name: name), picture: picture,
        tolerance: tolerance, mode: RecordMode.inForce(argument: record), site: site,
        test: Failure.testName ?? testName, views: { nil }, pendingWork: { PendingWork.sentences }
    ).check()
}

extension Harness {
    /// Takes the picture and compares it; what is thrown on the way fails the test.
    func assert(
        _ name: String?, _ record: RecordMode?, _ tolerance: Tolerance, _ testName: String, _ site: CodeSite,
        views: @escaping () -> String?, picture: () throws -> Picture
    ) {
        let full = SnapshotName(
            testFile: "\(site.filePath)", testName: testName, name: name ?? nextNumber(for: testName))
        askedPictures.append(full)
        do {
            let picture = try picture()
            step("compare with the recorded picture \(full.title)", site)
            SnapshotAssertion(
                name: full, picture: picture, tolerance: tolerance, mode: RecordMode.inForce(argument: record),
                site: site, test: test, views: views, pendingWork: { PendingWork.sentences }
            ).check()
        } catch {
            Failure.record("\(full.title): \(error)", at: site)
        }
    }
}
