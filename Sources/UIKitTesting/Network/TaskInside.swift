// The parts of a task that a URLProtocol needs and that Foundation on Linux does not publish.
// No Apple page: this is ours; the names come from swift-corelibs-foundation's URLSessionTask and URLProtocol.
import Dispatch
import Foundation
import FoundationNetworking

/// The parts of a task that a URLProtocol needs: session, queue and body. Read by reflection; nothing is changed.
struct TaskInside {
    let session: URLSession
    /// The queue on which Foundation wants the client to be called.
    let queue: DispatchQueue

    enum Body {
        case none
        case data(Data)
        case file(URL)
        case stream(InputStream)
        /// The delegate gives a stream when it is asked.
        case asked
    }

    /// Reads a task; nil if this Foundation is built in another way.
    init?(_ task: URLSessionTask) {
        guard let session = Self.member("session", of: task) as? URLSession,
            let queue = Self.member("workQueue", of: task) as? DispatchQueue
        else { return nil }
        self.session = session
        self.queue = queue
    }

    /// A stored member of the task's base class. The ones after it are not read.
    private static func member(_ label: String, of task: URLSessionTask) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: task)
        while let here = mirror, here.subjectType != URLSessionTask.self { mirror = here.superclassMirror }
        return mirror?.children.first { $0.label == label }?.value
    }

    /// The body that an upload task was made with, or that of its request.
    static func body(of task: URLSessionTask, _ request: URLRequest) -> Body {
        if let data = request.httpBody, !data.isEmpty { return .data(data) }
        if let stream = request.httpBodyStream { return .stream(stream) }
        guard let known = member("knownBody", of: task) else { return .none }
        let optional = Mirror(reflecting: known)
        guard let body = optional.displayStyle == .optional ? optional.children.first?.value : known else {
            return task is URLSessionUploadTask ? .asked : .none
        }
        switch Mirror(reflecting: body).children.first?.value {
        case let data as DispatchData: return .data(Data(data))
        case let file as URL: return .file(file)
        case let stream as InputStream: return .stream(stream)
        default: return .none
        }
    }
}

/// Puts a body where Foundation's client looks for it when a load is over.
///
/// The client keeps the last piece of a body alone for completion handlers, and looks for the file of a download in a
/// dictionary that only Foundation's own protocols can fill. It is filled here through its address, after its bits were
/// compared with what reflection reads.
enum ProtocolProperties {
    /// False where the dictionary is not found: this Foundation is built otherwise.
    static func set(_ name: String, to value: Any, of load: URLProtocol) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: load)
        while let here = mirror, here.subjectType != URLProtocol.self { mirror = here.superclassMirror }
        guard let found = mirror?.children.first(where: { $0.label == "properties" })?.value,
            let dictionary = found as? any NamedProperties
        else { return false }
        return dictionary.put(name, value, in: load)
    }
}

private protocol NamedProperties {
    func put(_ name: String, _ value: Any, in object: AnyObject) -> Bool
}

extension Dictionary: NamedProperties where Key: RawRepresentable, Key.RawValue == String, Value == Any {
    fileprivate func put(_ name: String, _ value: Any, in object: AnyObject) -> Bool {
        guard let key = Key(rawValue: name) else { return false }
        // The first stored member after the head of an object; NSObject has none of its own.
        let address = Unmanaged.passUnretained(object).toOpaque() + 2 * MemoryLayout<Int>.size
        guard address.load(as: UInt.self) == unsafeBitCast(self, to: UInt.self) else { return false }
        var filled = self
        filled[key] = value
        address.assumingMemoryBound(to: Self.self).pointee = filled
        return true
    }
}
