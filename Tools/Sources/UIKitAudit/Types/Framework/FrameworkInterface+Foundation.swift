// Foundation and the standard library.

extension FrameworkInterface {
    static let foundation = """
        class NSObject: NSObjectProtocol { init(); func copy() -> Any; func isKind(of: AnyClass) -> Bool }
        protocol NSObjectProtocol {} protocol NSCoding {} protocol NSCopying {} protocol NSSecureCoding: NSCoding {}
        protocol AnyObject {} protocol Any {} protocol Codable {} protocol Encodable {} protocol Decodable {}
        protocol Equatable {} protocol Hashable: Equatable {} protocol Comparable: Equatable {} protocol Sendable {}
        protocol Error {} protocol LocalizedError: Error {} protocol Identifiable {} protocol CaseIterable {}
        protocol RawRepresentable {} protocol CustomStringConvertible {} protocol CustomDebugStringConvertible {}
        protocol Sequence {} protocol Collection: Sequence {} protocol IteratorProtocol {} protocol View {}
        protocol ObservableObject {} protocol Actor {} protocol OptionSet {} protocol ExpressibleByStringLiteral {}
        struct Int {} struct Double {} struct Float {} struct Bool {} struct Character {} struct UInt {} struct Int64 {}
        struct UInt8 {} struct UInt32 {} struct Int32 {} struct UInt64 {} struct CGFloat {} struct Void {}
        struct String { var isEmpty: Bool; var count: Int; func lowercased() -> String; func uppercased() -> String }
        struct Set {} struct Range {} struct ClosedRange {} struct Result {} struct Task { static func sleep(nanoseconds: UInt64) async throws }
        struct CGRect { init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat); var origin: CGPoint; var size: CGSize; var width: CGFloat; var height: CGFloat; static var zero: CGRect }
        struct CGPoint { var x: CGFloat; var y: CGFloat; static var zero: CGPoint }
        struct CGSize { var width: CGFloat; var height: CGFloat; static var zero: CGSize }
        struct CGAffineTransform { static var identity: CGAffineTransform }
        struct IndexPath { init(row: Int, section: Int); init(item: Int, section: Int); var row: Int; var section: Int; var item: Int }
        struct IndexSet {} struct Date { init() } struct TimeInterval {} struct UUID { init() } struct Locale {} struct Notification {}
        struct Data { init(contentsOf: URL) throws; init(); var count: Int; func write(to: URL) throws }
        struct URL {
            init?(string: String); init(fileURLWithPath: String)
            func startAccessingSecurityScopedResource() -> Bool
            func stopAccessingSecurityScopedResource()
            func appendingPathComponent(_ c: String) -> URL
            func appendingPathComponent(_ c: String, isDirectory: Bool) -> URL
            func appending(path: String) -> URL
            func appending(component: String) -> URL
            func appending(components: String...) -> URL
            func appendingPathExtension(_ e: String) -> URL
            func deletingLastPathComponent() -> URL
            func deletingPathExtension() -> URL
            func resolvingSymlinksInPath() -> URL
            var standardized: URL
            var standardizedFileURL: URL
            var absoluteURL: URL
            var baseURL: URL?
            var absoluteString: String; var path: String; var lastPathComponent: String; var pathExtension: String
            var isFileURL: Bool
        }
        class NSURL: NSObject { init?(string: String); func startAccessingSecurityScopedResource() -> Bool; func stopAccessingSecurityScopedResource() }
        struct URLRequest { init(url: URL) }
        class URLSession: NSObject {
            static var shared: URLSession
            init(configuration: URLSessionConfiguration)
            init(configuration: URLSessionConfiguration, delegate: URLSessionDelegate?, delegateQueue: OperationQueue?)
            func dataTask(with url: URL) -> URLSessionDataTask
            func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask
            func dataTask(with url: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask
            func downloadTask(with url: URL) -> URLSessionDownloadTask
            func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void) -> URLSessionDownloadTask
            func uploadTask(with url: URLRequest, from: Data?) -> URLSessionUploadTask
            func uploadTask(with url: URLRequest, from: Data?, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionUploadTask
            func data(from: URL) async throws -> (Data, URLResponse)
            func data(for: URLRequest) async throws -> (Data, URLResponse)
        }
        protocol URLSessionDelegate {} class URLSessionConfiguration: NSObject { static var `default`: URLSessionConfiguration }
        class URLResponse: NSObject {} class HTTPURLResponse: URLResponse { var statusCode: Int }
        class URLSessionTask: NSObject { func resume(); func cancel(); func suspend() }
        class URLSessionDataTask: URLSessionTask {} class URLSessionUploadTask: URLSessionDataTask {}
        class URLSessionDownloadTask: URLSessionTask {}
        class FileManager: NSObject {
            static var `default`: FileManager
            func urls(for: SearchPathDirectory, in: SearchPathDomainMask) -> [URL]
            var temporaryDirectory: URL
            func fileExists(atPath: String) -> Bool
            func contentsOfDirectory(at: URL, includingPropertiesForKeys: [URLResourceKey]?) throws -> [URL]
            func contentsOfDirectory(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions) throws -> [URL]
        }
        class Bundle: NSObject { static var main: Bundle; var bundleURL: URL; func url(forResource: String?, withExtension: String?) -> URL?; func loadNibNamed(_ n: String, owner: Any?, options: [AnyHashable: Any]?) -> [Any]? }
        class NotificationCenter: NSObject { static var `default`: NotificationCenter }
        class UserDefaults: NSObject { static var standard: UserDefaults }
        class NSFileCoordinator: NSObject {} class Timer: NSObject { func invalidate() }
        class Operation: NSObject { func main(); func start() } class BlockOperation: Operation {}
        class OperationQueue: NSObject { static var main: OperationQueue; func addOperation(_ block: @escaping () -> Void); func addOperation(_ op: Operation); func addOperations(_ ops: [Operation], waitUntilFinished: Bool) }
        class DispatchQueue {
            static var main: DispatchQueue
            static func global() -> DispatchQueue
            static func global(qos: DispatchQoS.QoSClass) -> DispatchQueue
            init(label: String)
            func async(execute: @escaping () -> Void)
            func async(group: DispatchGroup, execute: @escaping () -> Void)
            func asyncAfter(deadline: DispatchTime, execute: @escaping () -> Void)
            func sync<T>(execute: () -> T) -> T
        }
        class DispatchGroup { init(); func enter(); func leave(); func notify(queue: DispatchQueue, execute: @escaping () -> Void) }
        class DispatchWorkItem { init(block: @escaping () -> Void); func cancel() }
        class NSCoder: NSObject {} class NSLock: NSObject {} class NSString: NSObject {} class NSData: NSObject {}
        class NSAttributedString: NSObject { init(string: String) } class NSMutableAttributedString: NSAttributedString {}
        class NSPredicate: NSObject {} class NSError: NSObject, Error {} class NSNumber: NSObject {}
        class NSItemProvider: NSObject { init(); init(object: NSItemProviderWriting) }
        protocol NSItemProviderWriting {}
        class CALayer: NSObject { var sublayers: [CALayer]?; var superlayer: CALayer?; func addSublayer(_ layer: CALayer); var mask: CALayer? }
        class CAShapeLayer: CALayer {} class CAGradientLayer: CALayer {} class CATextLayer: CALayer {}
        class CADisplayLink: NSObject { func invalidate() }
        class AVPlayer: NSObject { init(url: URL); init(playerItem: AVPlayerItem?); func play(); func pause() }
        class AVQueuePlayer: AVPlayer {} class AVPlayerItem: NSObject { init(url: URL); init(asset: AVAsset) }
        class AVAsset: NSObject { init(url: URL) } class AVURLAsset: AVAsset { init(url: URL) }
        class AVAudioPlayer: NSObject { init(contentsOf: URL) throws; func play() -> Bool; func prepareToPlay() -> Bool; func stop() }
        class AVPlayerLayer: CALayer { init(player: AVPlayer?); var player: AVPlayer? }
        class PDFDocument: NSObject { init?(url: URL) }
        class NSManagedObject: NSObject {} class NSManagedObjectContext: NSObject {} class XCTestCase: NSObject {}
        class NSResponder: NSObject {} class NSView: NSResponder { func addSubview(_ view: NSView); var superview: NSView?; var subviews: [NSView] }
        class NSVisualEffectView: NSView {} class NSWindow: NSResponder {} class NSViewController: NSResponder { var view: NSView; func loadView() }
        """
}
