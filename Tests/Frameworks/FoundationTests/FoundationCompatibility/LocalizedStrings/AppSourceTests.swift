import Foundation
import FoundationCompatibility
import Testing

// Declarations as apps write them for Apple's SDK. That they compile is the test; the bodies check a few texts.

private struct TypeName: ExpressibleByStringLiteral {
    var name: LocalizedStringResource
    var numericFormat: LocalizedStringResource?

    init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
        self.numericFormat = numericFormat
    }

    init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

private struct OpenAlbum {
    static let title: LocalizedStringResource = "Open Album"
    static let tabled = LocalizedStringResource("Open Album", table: "Intents", comment: "The title of the intent")
    static let keyed = LocalizedStringResource(
        "open.album",
        defaultValue: "Open Album",
        table: "Intents",
        bundle: .main
    )
    static let short: LocalizedStringResource = .init("Open Album", comment: "Short")
    static let type: TypeName = "Album"
    static let landmark = TypeName(
        name: LocalizedStringResource("Landmark", table: "AppIntents", comment: "The type of a place"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) landmarks", table: "AppIntents")
    )
    static let place = TypeName(name: "Place", numericFormat: "\(placeholder: .int) places")
}

private enum AlbumError: Error, CustomLocalizedStringResourceConvertible {
    case missing(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .missing(let name): "There is no album \(name)."
        }
    }
}

private struct Album {
    let name: String
    let artist: String?
    let year: Int
    let released: Date

    var title: LocalizedStringResource { "\(name)" }
    var subtitle: LocalizedStringResource? { artist.map { "\($0) (\(year, format: .number.grouping(.never)))" } }
    var date: LocalizedStringResource { LocalizedStringResource("\(released, format: .dateTime.year())") }
    var tags: LocalizedStringResource {
        "\(["a", "b"], format: .list(type: .and)), \(name as NSString), \(URL(filePath: "/a"))"
    }
}

@MainActor
private final class Catalog {
    private(set) var count = 0

    func observe(_ center: NotificationCenter) async {
        for await _ in center.notifications(named: .albumsChanged) {
            count += 1
            if count == 2 { return }
        }
    }

    func names(_ center: NotificationCenter) async -> [String] {
        var names: [String] = []
        for await name in center.notifications(named: .albumsChanged).compactMap({ $0.userInfo?["name"] as? String }) {
            names.append(name)
            if names.count == 1 { break }
        }
        return names
    }
}

extension Notification.Name {
    fileprivate static let albumsChanged = Notification.Name("AlbumsChanged")
}

@Suite("Source that was written for Apple's systems")
struct AppSourceTests {
    @Test("Names intents and types")
    func names() {
        #expect(String(localized: OpenAlbum.title) == "Open Album")
        #expect(OpenAlbum.tabled.table == "Intents")
        #expect(OpenAlbum.keyed.key == "open.album")
        #expect(String(localized: OpenAlbum.keyed) == "Open Album")
        #expect(OpenAlbum.landmark.numericFormat?.key == "%lld landmarks")
        #expect(OpenAlbum.place.numericFormat?.key == "%lld places")
        #expect(OpenAlbum.type.name == "Album")
        #expect(OpenAlbum.short == OpenAlbum.title)
    }

    @Test("Describes entities and errors")
    func descriptions() {
        let album = Album(name: "Blue", artist: "Joni", year: 1971, released: .distantPast)
        #expect(String(localized: album.title) == "Blue")
        #expect(album.subtitle.map { String(localized: $0) } == "Joni (1971)")
        #expect(album.tags.key == "%@, %@, %@")
        #expect(album.date.key == "%@")
        #expect(String(localized: AlbumError.missing("Blue").localizedStringResource) == "There is no album Blue.")
    }

    @Test("Makes texts at once")
    func texts() {
        let count = 3
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\(count) albums", comment: "A count") == "3 albums")
        #expect(
            String(localized: "KEY", defaultValue: "v \(count)", table: "T", bundle: .main, locale: .current) == "v 3"
        )
        let value: String.LocalizationValue = "a \(count)"
        #expect(String(localized: value, bundle: .main) == "a 3")
    }

    @Test("Waits for notifications on the main actor")
    func notifications() async {
        let center = NotificationCenter()
        let catalog = Catalog()
        let observing = Task { await catalog.observe(center) }
        let naming = Task { await catalog.names(center) }
        let posting = Task {
            while !Task.isCancelled {
                center.post(name: .albumsChanged, object: nil, userInfo: ["name": "Blue"])
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        await observing.value
        #expect(await naming.value == ["Blue"])
        #expect(await catalog.count == 2)
        posting.cancel()
    }
}
