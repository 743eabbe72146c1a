// What asks the network.
import SwiftModel

/// The methods of frameworks and libraries that send a request, or make one that its task then sends.
struct NetworkRequests {
    private struct Interface {
        var methods: Set<String>
        /// One of these must be imported where the call stands, for a name that other modules may have too; none for a plain one.
        var modules: Set<String> = []
    }

    private static let interfaces: [String: Interface] = [
        "URLSession": Interface(methods: [
            "dataTask", "downloadTask", "uploadTask", "data", "download", "upload", "bytes", "dataTaskPublisher",
            "webSocketTask", "streamTask",
        ]),
        "NSURLConnection": Interface(methods: ["sendAsynchronousRequest", "sendSynchronousRequest"]),
        "Session": Interface(
            methods: ["request", "upload", "download", "streamRequest", "webSocketRequest"], modules: ["Alamofire"]),
        "SessionManager": Interface(methods: ["request", "upload", "download"], modules: ["Alamofire"]),
        "AFHTTPSessionManager": Interface(methods: ["get", "post", "put", "patch", "delete", "head", "dataTask", "GET", "POST"]),
        "AFURLSessionManager": Interface(methods: ["dataTask", "uploadTask", "downloadTask"]),
        "MoyaProvider": Interface(methods: ["request", "requestPublisher", "requestWithProgress"]),
        "Reactive": Interface(methods: ["request", "requestWithProgress"], modules: ["Moya", "RxMoya", "ReactiveMoya"]),
        "ApolloClient": Interface(methods: ["fetch", "perform", "watch", "upload", "subscribe"]),
        "ApolloClientProtocol": Interface(methods: ["fetch", "perform", "watch", "upload", "subscribe"]),
        "CKDatabase": Interface(methods: [
            "fetch", "perform", "save", "delete", "record", "records", "allRecordZones", "recordZone", "modifyRecords",
        ]),
        "SKProductsRequest": Interface(methods: ["start"]),
        "SKReceiptRefreshRequest": Interface(methods: ["start"]),
        "MKLocalSearch": Interface(methods: ["start"]),
        "MKDirections": Interface(methods: ["calculate", "calculateETA"]),
        "CLGeocoder": Interface(methods: ["geocodeAddressString", "geocodePostalAddress", "reverseGeocodeLocation"]),
        "Query": Interface(methods: ["getDocuments", "addSnapshotListener"], modules: firestore),
        "CollectionReference": Interface(methods: ["getDocuments", "addSnapshotListener", "addDocument"], modules: firestore),
        "DocumentReference": Interface(
            methods: ["getDocument", "addSnapshotListener", "setData", "updateData", "delete"], modules: firestore),
    ]
    private static let firestore: Set<String> = ["FirebaseFirestore", "Firebase", "FirebaseFirestoreSwift"]

    /// Whether calling `name` on a value of the type asks the network; `imports` gives the modules that the file of the call names.
    static func isRequest(_ name: String, on owner: NominalType?, imports: () -> [String]) -> Bool {
        guard let owner, !owner.isInProject, let interface = interfaces[owner.name], interface.methods.contains(name) else {
            return false
        }
        return interface.modules.isEmpty || !interface.modules.isDisjoint(with: imports())
    }

    /// Whether `Alamofire.request(…)` is the library's function: its older versions have them outside of types.
    static func isRequest(_ name: String, ofModule module: String?, imports: () -> [String]) -> Bool {
        module == "Alamofire" && ["request", "upload", "download"].contains(name) && imports().contains("Alamofire")
    }
}
