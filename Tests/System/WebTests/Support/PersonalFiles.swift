import Foundation
import StoreEngine

/// Files of a person's calendars and address books.
enum PersonalFiles {
    /// A calendar with an event at 18:00 UTC.
    static func event(_ title: String, on day: Date) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().dateSeparator(.omitted)
        let text = day.formatted(style)
        return """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Test//EN
            BEGIN:VEVENT
            UID:\(title.filter(\.isLetter).lowercased())
            DTSTAMP:20260101T000000Z
            DTSTART:\(text)T180000Z
            DTEND:\(text)T200000Z
            SUMMARY:\(title)
            LOCATION:Tempodrom
            END:VEVENT
            END:VCALENDAR

            """
    }

    /// A calendar with a reminder, with a property of it.
    static func reminder(_ title: String, _ property: String) -> String {
        let uid = title.filter(\.isLetter).lowercased()
        return
            "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VTODO\nUID:\(uid)\nSUMMARY:\(title)\n\(property)\nEND:VTODO\nEND:VCALENDAR\n"
    }

    /// A card.
    static func card(_ name: String, phone: String) -> String {
        "BEGIN:VCARD\nVERSION:3.0\nFN:\(name)\nORG:Harbour Studio\nTEL;TYPE=WORK:\(phone)\nEND:VCARD\n"
    }
}

extension WebTrial {
    /// The variables that name the folders of the person of a test.
    static func environment(in folder: URL) -> [String: String] {
        [
            "HOME": folder.path, "FOVEA_CALENDARS": folder.path + "/calendars",
            "FOVEA_CONTACTS": folder.path + "/contacts", "FOVEA_HEALTH": folder.path + "/health",
            "FOVEA_CONSENT": folder.path + "/consent/consent.json", "PATH": folder.path + "/bin:/usr/bin:/bin",
        ]
    }

    /// The decisions of the person.
    var consent: Consent { Consent(environment: Self.environment(in: home)) }

    /// Writes a file of the person, as another program would.
    func write(_ text: String, to path: String) throws {
        let file = home.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    }
}
