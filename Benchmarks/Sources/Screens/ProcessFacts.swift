// What the kernel says about this process.
import Foundation

public enum ProcessFacts {
    /// Resident memory in bytes now, and the highest it was.
    public static var resident: (now: Int, peak: Int) {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        func field(_ name: String) -> Int {
            guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return 0 }
            return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "0") ?? 0) * 1024
        }
        return (field("VmRSS:"), field("VmHWM:"))
    }

    /// Nanoseconds of the processor that all threads of this process have had.
    public static var processor: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// Nanoseconds of the clock that all processes of the machine share.
    public static var monotonic: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
