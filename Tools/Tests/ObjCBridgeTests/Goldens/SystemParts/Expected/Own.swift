import Combine
import Foundation
import os.log

final class Own: ObservableObject {
    @Published var lock = os_unfair_lock()
}
