import Foundation

func text(_ value: Double) -> String { String(format: "%.1f", value) }
