import CLibical
import Synchronization

/// The library that follows recurrences and the definitions of zones.
enum Libical {
    private static let lock = Mutex(())
    private static let isReady: Bool = {
        // It would end the program at an error, and write to standard error.
        icalerror_set_errors_are_fatal(0)
        return true
    }()

    /// Runs work alone: libical keeps state that its threads share.
    static func locked<T>(_ work: () -> T) -> T {
        lock.withLock { _ in
            _ = isReady
            return work()
        }
    }

    /// Returns libical's form of a time, without a zone.
    static func time(_ wall: WallTime, isDate: Bool = false) -> icaltimetype {
        let (year, month, day) = wall.parts
        var time = unsafe icaltimetype()
        unsafe (time.year, time.month, time.day) = (Int32(year), Int32(month), Int32(day))
        if isDate {
            unsafe time.is_date = 1
        } else {
            let second = wall.secondOfDay
            unsafe time.hour = Int32(second / 3600)
            unsafe time.minute = Int32(second / 60 % 60)
            unsafe time.second = Int32(second % 60)
        }
        return unsafe time
    }

    /// Returns the wall time of libical's form.
    static func wall(_ time: icaltimetype) -> WallTime {
        unsafe WallTime(
            year: Int(time.year),
            month: Int(time.month),
            day: Int(time.day),
            hour: Int(time.hour),
            minute: Int(time.minute),
            second: Int(time.second)
        )
    }
}
