import Foundation
import FoundationCompatibility
import Testing

@Suite("The system, as apps ask about it")
struct SystemTests {
    @Test("Gives a group of programs a folder inside the data folder alone")
    func group() throws {
        let name = "group.test.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(folder.deletingLastPathComponent().path == URL.applicationSupportDirectory.path)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    }

    @Test("Knows no cloud account")
    func cloud() {
        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test("Runs a piece of work at once")
    func activity() {
        var ran = false
        ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "A test") { ran = true }
        #expect(ran)
        let token = ProcessInfo.processInfo.beginActivity(options: [.background], reason: "A test")
        ProcessInfo.processInfo.endActivity(token)
        #expect(!ProcessInfo.processInfo.isMacCatalystApp)
    }
}
