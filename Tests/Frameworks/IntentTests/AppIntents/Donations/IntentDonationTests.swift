@testable import AppIntents
import TestSupport
import Testing

@Suite("Donations")
struct IntentDonationTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.file("state/program.json") }
    private var manager: IntentDonationManager { IntentDonationManager(store: DonationStore(file: file)) }

    init() throws { folder = try TemporaryFolder() }

    @Test("A donation names the intent and its entities, and nothing else")
    func content() async throws {
        let intent = Mixed()
        intent.album = AlbumEntity(id: "7", name: "Secret name")
        intent.note = "Secret note"
        let identifier = try await manager.donate(intent: intent) as IntentDonationIdentifier
        let donations = manager.store.donations
        #expect(donations.map(\.identifier) == [identifier])
        #expect(donations.first?.intent == "Mixed")
        #expect(donations.first?.entities == [EntityIdentifier(for: AlbumEntity.self, identifier: "7")])
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("Secret"))
    }

    @Test("Only the owner reads the file")
    func permissions() async throws {
        _ = try await manager.donate(intent: Mixed()) as IntentDonationIdentifier
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("Donations are forgotten by name, by intent and by entity")
    func deletion() async throws {
        let manager = manager
        let seven = Mixed()
        seven.album = AlbumEntity(id: "7", name: "Seven")
        let first = try await manager.donate(intent: seven) as IntentDonationIdentifier
        let second = try await manager.donate(intent: Mixed()) as IntentDonationIdentifier
        let third = try await manager.donate(intent: seven) as IntentDonationIdentifier
        let reference = EntityIdentifier(for: AlbumEntity.self, identifier: "7")
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(first)) == [first])
        #expect(
            try await manager.deleteDonations(matching: .intentType(Mixed.self, entityIdentifier: reference)) == [third]
        )
        #expect(try await manager.deleteDonations(matching: .entityIdentifier(reference)).isEmpty)
        #expect(try await manager.deleteDonations(matching: .intentType(OpenAlbum.self)).isEmpty)
        #expect(try await manager.deleteDonations(matching: .intentType(Mixed.self)) == [second])
        #expect(manager.store.donations.isEmpty)
    }

    @Test("The newest donations stay")
    func limit() throws {
        let store = DonationStore(file: file)
        let donations = (0...DonationStore.limit).map {
            IntentDonation(of: Mixed(), date: Date(timeIntervalSince1970: Double($0)))
        }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(donations.dropLast()).write(to: file)
        try store.add(donations[DonationStore.limit])
        #expect(store.donations.count == DonationStore.limit)
        #expect(store.donations.first == donations[1])
        #expect(store.donations.last == donations.last)
    }

    @Test("A damaged file is replaced")
    func damage() async throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{]".utf8).write(to: file)
        _ = try await manager.donate(intent: Mixed()) as IntentDonationIdentifier
        #expect(manager.store.donations.count == 1)
    }

    @Test("A folder that can't be made is told, and what to do")
    func unwritable() async throws {
        let store = DonationStore(file: URL(filePath: "/proc/none/donations.json"))
        let error = #expect(throws: DonationError.self) { try store.add(IntentDonation(of: Mixed())) }
        #expect(error?.localizedDescription.contains("/proc/none/donations.json") == true)
        #expect(error?.localizedDescription.contains("XDG_STATE_HOME") == true)
    }

    @Test("An intent that the app calls answers its value, and runs with its dependencies")
    func calling() async throws {
        let number: Int = try await Counting()(donate: false)
        #expect(number == 3)
        try await Counting()(donate: false)
        try await OpenCounting()(donate: false)
    }
}

private struct Mixed: AppIntent {
    static let title: LocalizedStringResource = "Mixed"
    @Parameter(title: "Album") var album: AlbumEntity?
    @Parameter(title: "Note") var note: String?
    func perform() async throws -> some IntentResult { .result() }
}

private struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Counting"
    @Dependency(default: 3) private var number: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: number) }
}

private struct OpenCounting: AppIntent {
    static let title: LocalizedStringResource = "Open Counting"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Counting()) }
}
