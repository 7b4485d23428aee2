import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StoreEngine

@Suite("Consent")
struct ConsentTests {
    private let place: TemporaryFolder
    private let consent: Consent

    init() throws {
        place = try TemporaryFolder()
        consent = Consent(file: place.path + "/fovea/consent.json")
    }

    private func asking<T>(_ answer: Bool?, _ body: () async throws -> T) async rethrows -> T {
        try await ConsentPrompt.$testHandler.withValue({ _ in answer }, operation: body)
    }

    @Test("Is no decision without a record")
    func none() throws {
        #expect(consent.status(of: "music", for: .calendar) == .notDetermined)
        #expect(try consent.decisions().isEmpty)
    }

    @Test("Is recorded for an app and a store, for the person alone, and can be taken back")
    func record() throws {
        let date = Date(timeIntervalSince1970: 1_000_000)
        try consent.record(.granted, for: "music", store: .calendar, at: date)
        try consent.record(.denied, for: "music", store: .contacts)
        #expect(consent.status(of: "music", for: .calendar) == .granted)
        #expect(consent.status(of: "music", for: .contacts) == .denied)
        #expect(consent.status(of: "music", for: .health) == .notDetermined)
        #expect(consent.status(of: "other", for: .calendar) == .notDetermined)
        #expect(try consent.decisions()["music"]?["calendar"] == .init(status: .granted, date: date))
        let attributes = try FileManager.default.attributesOfItem(atPath: consent.file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try consent.record(.notDetermined, for: "music", store: .calendar)
        try consent.record(.notDetermined, for: "music", store: .contacts)
        #expect(try consent.decisions().isEmpty)
    }

    @Test("Asks once, and records the answer")
    func request() async throws {
        #expect(
            try await asking(nil) { try await consent.request(.granted, for: "a", store: .calendar) } == .notDetermined
        )
        #expect(try consent.decisions().isEmpty)
        #expect(try await asking(true) { try await consent.request(.granted, for: "a", store: .calendar) } == .granted)
        #expect(try await asking(false) { try await consent.request(.granted, for: "a", store: .calendar) } == .granted)
        #expect(try await asking(false) { try await consent.request(.granted, for: "b", store: .calendar) } == .denied)
        #expect(try await asking(true) { try await consent.request(.granted, for: "b", store: .calendar) } == .denied)
    }

    @Test("To add can become consent to read, and a refusal of that keeps it")
    func writeOnly() async throws {
        for isAllowed in [true, false] {
            let app = "\(isAllowed)"
            let first = try await asking(true) { try await consent.request(.writeOnly, for: app, store: .calendar) }
            #expect(first == .writeOnly)
            let second = try await asking(isAllowed) { try await consent.request(.granted, for: app, store: .calendar) }
            #expect(second == (isAllowed ? .granted : .writeOnly))
        }
    }

    @Test("Is asked for once by many requests at the same time")
    func concurrent() async throws {
        let count = Atomic(0)
        let file = consent
        try await ConsentPrompt.$testHandler.withValue({ _ in
            count.add(1, ordering: .relaxed)
            await Task.yield()
            return true
        }) {
            try await withThrowingTaskGroup { group in
                for _ in 0..<20 {
                    group.addTask { try await file.request(.granted, for: "a", store: .health) == .granted }
                }
                for try await isGranted in group { #expect(isGranted) }
            }
        }
        #expect(count.load(ordering: .relaxed) == 1)
    }

    @Test("Isn't proven by a file that others may write, a link or other text, which isn't replaced")
    func hostile() throws {
        try consent.record(.granted, for: "a", store: .calendar)
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: consent.file)
        #expect(consent.status(of: "a", for: .calendar) == .notDetermined)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: consent.file)
        #expect(consent.status(of: "a", for: .calendar) == .granted)
        let moved = place.path + "/moved.json"
        try FileManager.default.moveItem(atPath: consent.file, toPath: moved)
        try FileManager.default.createSymbolicLink(atPath: consent.file, withDestinationPath: moved)
        #expect(consent.status(of: "a", for: .calendar) == .notDetermined)
        try FileManager.default.removeItem(atPath: consent.file)
        try Data("{\"a\":".utf8).write(to: URL(filePath: consent.file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: consent.file)
        #expect(consent.status(of: "a", for: .calendar) == .notDetermined)
        let error = #expect(throws: StoreError.self) { try consent.record(.granted, for: "a", store: .calendar) }
        #expect(error?.code == .malformed)
    }

    @Test("Is asked for in a sentence without the control characters of an app's name")
    func question() {
        let question = ConsentQuestion(app: "mu\u{1B}[2Jsic", store: .calendar, wanted: .writeOnly)
        #expect(question.text == "Allow 'mu[2Jsic' to add to your calendars?")
    }

    @Test("Is kept where the environment says")
    func file() {
        #expect(Consent(environment: ["FOVEA_CONSENT": "/x/c.json"]).file == "/x/c.json")
        #expect(Consent(environment: ["XDG_DATA_HOME": "/x"]).file == "/x/fovea/consent.json")
    }
}
