// UserNotifications, Intents and what else hands out URLs.

extension FrameworkInterface {
    static let kits = """
        class UNNotification: NSObject { var date: Date; var request: UNNotificationRequest }
        class UNNotificationResponse: NSObject { var notification: UNNotification; var actionIdentifier: String }
        class UNNotificationRequest: NSObject { var identifier: String; var content: UNNotificationContent }
        class UNNotificationContent: NSObject { var title: String; var body: String; var attachments: [UNNotificationAttachment] }
        class UNMutableNotificationContent: UNNotificationContent {}
        class UNNotificationAttachment: NSObject { var identifier: String; var url: URL; var type: String }
        class UNNotificationServiceExtension: NSObject {}
        class INFile: NSObject { var data: Data; var filename: String; var fileURL: URL? }
        class INIntent: NSObject {} class INIntentResponse: NSObject {}
        class NSFileVersion: NSObject { var url: URL } class NSMetadataItem: NSObject {}
        class NSUserActivity: NSObject { var webpageURL: URL? }
        """
}
