import CoreGraphics
import Foundation
import Neighbours6
import Testing
import os

@Suite("Code of other packages behind canImport")
struct NeighboursTests {
    @Test("A lock that two modules make and end counts what many tasks add")
    func mutex() async {
        let count = UnfairMutex(0)
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 100)
    }

    @Test("A lock behind a pointer counts what many threads add")
    func pointer() {
        let count = LockedCount()
        DispatchQueue.concurrentPerform(iterations: 100) { _ in count.increase() }
        #expect(count.value == 100)
    }

    @Test("A locked value is exchanged")
    func value() {
        let value = Locked(initialState: 1)
        #expect(value.exchange(2) == 1)
        #expect(value.withLock { $0 } == 2)
    }

    @Test("A warning that is copied into its caller reaches the log")
    func warning() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                WarningReporter(library: "/libFoundation.so").report("too late")
            }
        )
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("fault [org.example.warnings:ImportTests]"))
    }

    @Test("Messages of a package's own logging reach the log")
    func destinations() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                SystemLogDestination(category: "new").write("one", .error)
                OldSystemLogDestination().write("two", .warning)
            }
        )
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains(":new] one\n"))
        #expect(said.contains("notice [org.example.neighbour:old] two\n"))
    }

    @Test("Work is measured and gives what it gives")
    func measuring() async {
        #expect(measure("sum") { 1 + 2 } == 3)
        #expect(await measureAsync("sum") { 1 + 2 } == 3)
    }

    @Test("Parts of the log's module are there for whoever depends on it")
    func parts() {
        #expect(systemLogParts.count == 4)
    }

    @Test("Values are told in words, stored, moved and read")
    func values() throws {
        #expect(CGFloat(stored: 1.5)?.stored == 1.5)
        #expect(CGSize(width: 4, height: 2).fitted(into: CGSize(width: 2, height: 2)) == CGSize(width: 2, height: 1))
        #expect(angle(Vector3(1, 0, 0), Vector3(0, 2, 0)) == 0)
        #expect(URL(filePath: "/a.png").mediaType == "image/png")
        #expect(pictureSize(Data()) == nil)
    }
}
