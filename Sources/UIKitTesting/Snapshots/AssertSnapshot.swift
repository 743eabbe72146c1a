// Compares what is shown with a recorded picture.
// No Apple page: this is ours; names as in the SnapshotTesting library.
import Foundation
import UIKit

/// Compares the harness's screen with the recorded picture. Fails the test if they differ.
///
/// The picture is stored in `__Snapshots__/<test file>/<test>.<name>.png` beside the test. A failure writes the expected and
/// actual picture, their difference, the view trees and a JSON result to `.build/vitrine`, and a report to
/// `.build/vitrine/report.html`.
/// - Parameters:
///   - name: A name that distinguishes the pictures of one test; nil for a number.
///   - record: The record mode; nil for the trait's, the environment's or `missing`.
///   - tolerance: The permitted difference of the pictures; none by default.
@MainActor public func assertSnapshot(
    of harness: Harness, named name: String? = nil, record: RecordMode? = nil, tolerance: Tolerance = .exact,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    harness.assert(name, record, tolerance, testName, site, views: { harness.viewTree() }) { try harness.passingPicture() }
}

/// Compares a view with the recorded picture. A view outside any window is shown in the harness first.
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

/// Shows a controller in the harness, then compares its whole screen with the recorded picture.
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

/// Compares an existing picture with the recorded one. Requires no harness.
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
    /// Takes the picture and compares it. An error fails the test.
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
