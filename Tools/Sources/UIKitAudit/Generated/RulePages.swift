// Placeholder
extension RulePage { public static let all: [RulePage] = [] }
