import CivilDateEngine
import DisplayEngine
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ActionEngine
@testable import StoreEngine

@Suite("Undone actions")
struct UndoneActionTests {
    private let test: SavedActions
    private var store: ActionStore { test.store }

    init() throws { test = try SavedActions() }

    @Test("Are those of the latest first, and leave what there was")
    func order() throws {
        let first = try #require(try store.save(test.concert(), date: test.now).id)
        let second = try #require(try store.save(test.card(), crop: Data([1, 2, 3]), date: test.now + 1).id)
        #expect(try store.entries().map(\.action.kind) == [.contact, .event])
        #expect(try store.entries().map(\.action.hasPicture) == [true, false])
        // Lists hold no pictures; the record does, also after it was listed.
        #expect(try store.entries().map(\.action.crop) == [nil, nil])
        #expect(try [first, second, "../x"].map { try store.picture(of: $0) } == [nil, Data([1, 2, 3]), nil])
        let records = try test.files("actions").map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(records.map { $0.contains(#""crop":"AQID""#) } == [false, true])
        #expect(try store.entries().first?.action.origin?.text == "As read")
        #expect(try store.undo(first).kind == .event)
        #expect(try store.undo().kind == .contact)
        #expect(test.files("calendars") + test.files("contacts") + test.files("actions") == [])
        let error = #expect(throws: ActionError.self) { try store.undo() }
        #expect(error?.code == .missing)
        let unknown = #expect(throws: ActionError.self) { try store.undo("../x") }
        #expect(unknown?.code == .missing)
    }

    @Test("Stay as they are where another program has changed the item, which is told")
    func changed() throws {
        let id = try #require(try store.save(test.concert(), date: test.now).id)
        try test.edit("calendars", "Kesselhaus", "Balcony")
        #expect(try store.entries().map(\.state) == [.changed])
        let error = #expect(throws: ActionError.self) { try store.undo() }
        #expect(error?.code == .changed && error?.message.contains("--forget \(id)") == true)
        #expect(try test.text("calendars").contains("Balcony"))
        _ = try store.forget(id)
        #expect(try store.entries().isEmpty && test.files("calendars").count == 1)
    }

    @Test("Wait for later actions on the same item")
    func replaced() throws {
        let first = try #require(try store.save(test.concert(), date: test.now).id)
        let second = try #require(try store.save(test.concert { $0.notes = "More" }, date: test.now + 1).id)
        #expect(try store.entries().map(\.state) == [.saved, .replaced])
        let error = #expect(throws: ActionError.self) { try store.undo(first) }
        #expect(error?.code == .changed && error?.message.contains(second) == true)
        _ = try store.undo(second)
        _ = try store.undo(first)
        #expect(test.files("calendars").isEmpty)
    }

    @Test("An item that was removed by hand needs no undoing")
    func removed() throws {
        _ = try store.save(test.concert(), date: test.now)
        try FileManager.default.removeItem(atPath: test.files("calendars")[0])
        #expect(try store.entries().isEmpty)
    }

    @Test("The record can be read by the person alone")
    func permissions() throws {
        _ = try store.save(test.concert(), date: test.now)
        let file = try FileManager.default.attributesOfItem(atPath: test.files("actions")[0])
        #expect(file[.posixPermissions] as? Int == 0o600)
        let folder = try FileManager.default.attributesOfItem(atPath: "\(test.place.path)/actions")
        #expect(folder[.posixPermissions] as? Int == 0o700)
    }

    /// Stops the writes of a task as a killed program, or with an error, after a number of steps.
    private func trial(_ count: Int, _ number: Int32, isKill: Bool) -> WriteTrial {
        let done = Atomic(0)
        return WriteTrial(chunk: 64, isKill: isKill) { _ in
            let isLast = done.add(1, ordering: .relaxed).newValue >= count
            return isLast ? number : nil
        }
    }

    @Test("Killed at any step, an action is saved and can be undone, or it is as if it had never been")
    func kills() throws {
        let draft = try test.concert { $0.notes = "The second capture" }
        _ = try store.save(test.concert(), date: test.now)
        let before = try test.text("calendars")
        var step = 0
        while true {
            step += 1
            let saved = WriteTrial.$current.withValue(trial(step, EINTR, isKill: true)) {
                Result { try store.save(draft, date: test.now + 1) }
            }
            let isSaved = try test.text("calendars") != before
            let entries = try store.entries()
            try #require(entries.count == (isSaved ? 2 : 1), "step \(step)")
            #expect(entries.allSatisfy { $0.state != .changed })
            // What was killed before it was written isn't taken for the person's edit.
            if !isSaved { #expect(try store.save(draft, date: test.now + 2).change == .updated) }
            #expect(try test.text("calendars").contains("The second capture"))
            _ = try store.undo()
            #expect(try test.text("calendars") == before)
            if case .success = saved { break }
            try #require(step < 500)
        }
        #expect(step > 10)
        // Records that nothing can be undone by aren't kept.
        _ = try store.save(draft, date: test.now + 3600)
        #expect(test.files("actions").count == 2)
    }

    @Test("Killed before it is saved, an action doesn't stand in the way of undoing the one before", arguments: [1, 2])
    func killedFollower(laps: Int) throws {
        let draft = try test.concert { $0.notes = "The second capture" }
        var step = 0
        while true {
            step += 1
            _ = try store.save(test.concert(), date: test.now)
            var saved: Result<SaveOutcome, any Error> = .failure(CancellationError())
            for lap in 1...laps {
                saved = WriteTrial.$current.withValue(trial(step, EINTR, isKill: true)) {
                    Result { try store.save(draft, date: test.now + Double(lap)) }
                }
            }
            // The undoing is killed once, too.
            _ = WriteTrial.$current.withValue(trial(step, EINTR, isKill: true)) { Result { try store.undo() } }
            while try !store.entries().isEmpty {
                try #require(try store.entries().allSatisfy { $0.state != .changed }, "step \(step)")
                _ = try store.undo()
            }
            #expect(test.files("calendars").isEmpty)
            if case .success = saved { break }
            try #require(step < 500)
        }
        #expect(step > 10)
    }

    @Test("Killed between two readings of an action, saving again completes it, and undoing leaves neither")
    func killedReadings() throws {
        let moment = try #require(CivilMoment("2026-11-24T08:05"))
        let draft = test.draft(.reading(.bloodPressure(systolic: 128, diastolic: 82, pulse: 71), at: moment))
        var step = 0
        while true {
            step += 1
            let saved = WriteTrial.$current.withValue(trial(step, EINTR, isKill: true)) {
                Result { try store.save(draft, date: test.now) }
            }
            _ = try store.save(draft, date: test.now + 1)
            #expect(test.files("health").count == 2)
            while try !store.entries().isEmpty { _ = try store.undo() }
            #expect(test.files("health").isEmpty)
            if case .success = saved { break }
            try #require(step < 500)
        }
    }

    @Test("Killed while it is undone, an action is undone or not, and undoing again finishes")
    func killedUndo() throws {
        var step = 0
        while true {
            step += 1
            _ = try store.save(test.concert(), date: test.now)
            let undone = WriteTrial.$current.withValue(trial(step, EINTR, isKill: true)) { Result { try store.undo() } }
            if !test.files("calendars").isEmpty { _ = try store.undo() }
            #expect(try test.files("calendars").isEmpty && store.entries().isEmpty)
            if case .success = undone { break }
            try #require(step < 500)
        }
    }

    @Test(
        "On a full disk and in a folder that can't be written nothing is saved, and the error says what to do",
        arguments: [(ENOSPC, StoreError.Code.full, "Make room"), (EROFS, .readOnly, "Make its folder writable")]
    )
    func refused(number: Int32, code: StoreError.Code, remedy: String) throws {
        for step in [1, 3, 5, 20] {
            let error = try WriteTrial.$current.withValue(trial(step, number, isKill: false)) {
                try #require(throws: ActionError.self) { try store.save(test.concert(), date: test.now) }
            }
            #expect(error.code == .store(code) && error.message.contains(remedy))
            #expect(try test.files("calendars").isEmpty && store.entries().isEmpty)
        }
    }
}
