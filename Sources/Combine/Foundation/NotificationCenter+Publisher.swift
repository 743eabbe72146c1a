// Notifications as values.
// Apple: "Foundation", NotificationCenter.Publisher.
import Foundation
import OpenCombine

extension NotificationCenter {
    /// Publishes the notifications of a name, from one object or from all.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who posts them; nil for anybody.
        public let object: AnyObject?

        /// A publisher of the notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = DemandedSubscription(subscriber)
            let token = center.addObserver(forName: name, object: object, queue: nil, using: Handing { subscription.send($0) }.hand)
            let center = center
            subscription.setEnd { center.removeObserver(token) }
            subscriber.receive(subscription: subscription)
        }

        public static func == (a: Publisher, b: Publisher) -> Bool {
            a.center == b.center && a.name == b.name && a.object === b.object
        }
    }

    /// Publishes the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
