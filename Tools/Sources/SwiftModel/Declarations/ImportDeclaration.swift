// An import.

/// `import UIKit`, `@testable import struct App.Model`.
public struct ImportDeclaration: Sendable, Hashable {
    /// The dotted path.
    public var path: String
    public var compilation: [CompilationCondition]
    public var range: Range<Int>

    public init(path: String, compilation: [CompilationCondition], range: Range<Int>) {
        self.path = path
        self.compilation = compilation
        self.range = range
    }

    /// The module's name: the first component.
    public var module: String { path.split(separator: ".").first.map(String.init) ?? path }
}
