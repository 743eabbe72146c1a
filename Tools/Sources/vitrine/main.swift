print("vitrine", CommandLine.arguments.dropFirst().joined(separator: " "))
