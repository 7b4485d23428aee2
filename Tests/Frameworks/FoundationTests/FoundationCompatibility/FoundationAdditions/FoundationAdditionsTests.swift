import Foundation
import FoundationCompatibility
import Testing

@Suite("What Foundation lacks on Linux")
struct FoundationAdditionsTests {
    @Test("Lists read as the locale writes them")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1 und 2")
        #expect(formatter.string(from: ["no number"]) == nil)
        #expect(formatter.string(for: 3) == nil)
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    }

    @Test("Times read as the locale writes them")
    func relativeTimes() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(3 * 86_400), relativeTo: now) == "in 3 days")
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(fromTimeInterval: 7_200) == "in 2 Stunden")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test("Folders of the person are absolute and different")
    func folders() {
        let folders: [URL] = [
            .cachesDirectory, .applicationSupportDirectory, .documentsDirectory, .downloadsDirectory,
            .picturesDirectory, .musicDirectory, .moviesDirectory, .desktopDirectory,
        ]
        #expect(folders.allSatisfy { $0.isFileURL && $0.path().hasPrefix("/") })
        #expect(Set(folders).count == folders.count)
    }

    @Test("The time counts from the reference date")
    func time() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
    }
}
