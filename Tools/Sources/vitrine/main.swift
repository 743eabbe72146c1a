// The command.
import AuditCommand
import Foundation
import UIKitAudit

exit(VitrineCommand(engine: AuditSession()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
