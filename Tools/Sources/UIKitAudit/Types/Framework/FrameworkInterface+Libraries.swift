// Libraries and kits that ask the network.

extension FrameworkInterface {
    static let libraries = """
        class Session { static var `default`: Session; func request(_ url: URLConvertible) -> DataRequest; func upload(_ data: Data, to: URLConvertible) -> UploadRequest; func download(_ url: URLConvertible) -> DownloadRequest }
        class SessionManager { static var `default`: SessionManager; func request(_ url: URLConvertible) -> DataRequest }
        class Request {} class DataRequest: Request {} class UploadRequest: DataRequest {} class DownloadRequest: Request {}
        let AF: Session
        class AFURLSessionManager: NSObject {} class AFHTTPSessionManager: AFURLSessionManager {}
        class MoyaProvider { var rx: Reactive<MoyaProvider>; var reactive: Reactive<MoyaProvider>; func request(_ t: TargetType) -> Cancellable }
        struct Reactive {}
        class ApolloClient {} protocol ApolloClientProtocol {}
        class CKContainer: NSObject { static func `default`() -> CKContainer; init(identifier: String); var publicCloudDatabase: CKDatabase; var privateCloudDatabase: CKDatabase; var sharedCloudDatabase: CKDatabase }
        class CKDatabase: NSObject {}
        class SKRequest: NSObject { func start(); func cancel() } class SKProductsRequest: SKRequest { init(productIdentifiers: Set<String>) } class SKReceiptRefreshRequest: SKRequest {}
        class MKLocalSearch: NSObject { init(request: MKLocalSearch.Request); func start() } class MKDirections: NSObject { init(request: MKDirections.Request); func calculate() }
        class CLGeocoder: NSObject { init() }
        class NSURLConnection: NSObject {}
        class Firestore: NSObject { static func firestore() -> Firestore; func collection(_ p: String) -> CollectionReference; func document(_ p: String) -> DocumentReference; func collectionGroup(_ p: String) -> Query }
        class Query: NSObject { func whereField(_ f: String, isEqualTo: Any) -> Query; func order(by: String) -> Query; func limit(to: Int) -> Query }
        class CollectionReference: Query { func document(_ p: String) -> DocumentReference; func document() -> DocumentReference }
        class DocumentReference: NSObject { func collection(_ p: String) -> CollectionReference }
        """
}
