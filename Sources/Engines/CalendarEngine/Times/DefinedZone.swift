import CLibical
import Foundation

/// A time zone that a file defines, in libical's hands.
///
/// `@unchecked Sendable`: libical expands a zone when it is asked, so each use is inside ``Libical/locked(_:)``.
@safe final class DefinedZone: @unchecked Sendable {
    private let zone: OpaquePointer

    /// Reads a definition; nil for one that libical can't follow, or only by counting for ever.
    init?(_ component: CalendarComponent) {
        // libical expands all rules of a zone at once. Those of real zones are yearly.
        let rules = component.components.flatMap { $0.lines("RRULE") }
        let isYearly = rules.allSatisfy { line in
            RecurrenceRule(line.value).map { $0.frequency == .yearly && $0.isBounded } ?? false
        }
        guard component.components.count <= 200, component.bytes.count <= 256 << 10, isYearly else { return nil }
        let text = String(decoding: component.bytes, as: UTF8.self)
        let zone = unsafe Libical.locked { () -> OpaquePointer? in
            guard let parsed = unsafe icalparser_parse_string(text) else { return nil }
            guard let zone = unsafe icaltimezone_new() else {
                unsafe icalcomponent_free(parsed)
                return nil
            }
            // The zone owns the component from here on.
            guard unsafe icaltimezone_set_component(zone, parsed) != 0 else {
                unsafe icalcomponent_free(parsed)
                unsafe icaltimezone_free(zone, 1)
                return nil
            }
            return unsafe zone
        }
        guard let zone = unsafe zone else { return nil }
        unsafe self.zone = zone
    }

    deinit { Libical.locked { unsafe icaltimezone_free(zone, 1) } }

    /// Returns the offset of a time that the zone's wall shows, in seconds.
    func offset(ofWall wall: WallTime) -> Int {
        var time = unsafe Libical.time(wall)
        return Libical.locked { unsafe Int(icaltimezone_get_utc_offset(zone, &time, nil)) }
    }

    /// Returns the offset at a time in seconds since 1970, in universal time.
    func offset(of seconds: Int) -> Int {
        var time = unsafe Libical.time(WallTime(seconds: seconds))
        return Libical.locked { unsafe Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil)) }
    }
}
