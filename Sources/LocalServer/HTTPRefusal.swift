// Why a request was refused; the words go to the one who asked, so they hold nothing of the server's.
// No Apple page: this is ours.

/// Why a request was refused: a status and a sentence without any secret.
package struct HTTPRefusal: Error, Sendable, Equatable {
    package let status: HTTPStatus
    package let reason: String

    package init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
