import CLibical
import Foundation

/// Definitions of zones, which a file needs for each zone that its times name (RFC 5545, 3.6.5).
enum ZoneDefinition {
    /// Returns the definition of a zone of the IANA database since 1970, or nil for one that libical doesn't find.
    static func component(of name: String) -> CalendarComponent? {
        guard CalendarZones.known(name)?.identifier == name else { return nil }
        let text = Libical.locked { () -> String? in
            guard let zone = unsafe icaltimezone_get_builtin_timezone(name),
                let whole = unsafe written(icaltimezone_get_component(zone)),
                let copy = unsafe icalparser_parse_string(whole)
            else { return nil }
            defer { unsafe icalcomponent_free(copy) }
            var start = unsafe Libical.time(WallTime(seconds: 0))
            unsafe start.zone = icaltimezone_get_utc_timezone()
            unsafe icaltimezone_truncate_vtimezone(copy, start, icaltime_null_time(), 0)
            return unsafe written(copy)
        }
        guard let text, var reader = try? CalendarReader(Data(text.utf8), limits: CalendarLimits()),
            let entries = try? reader.components(), case .component(var component)? = entries.first
        else { return nil }
        component.replace("TZID", with: [ContentLine("TZID", name)])
        return component
    }

    private static func written(_ component: OpaquePointer?) -> String? {
        guard let component = unsafe component, let text = unsafe icalcomponent_as_ical_string_r(component) else {
            return nil
        }
        defer { unsafe free(text) }
        return unsafe String(cString: text)
    }
}
