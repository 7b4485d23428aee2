import Foundation
import FoundationCompatibility
import Testing

/// A list that can take its changes back.
@MainActor
private final class Playlist {
    var titles: [String] = []

    func add(_ title: String, _ manager: UndoManager) {
        titles.append(title)
        manager.registerUndo(withTarget: self) { $0.removeLast(manager) }
    }

    func removeLast(_ manager: UndoManager) {
        let title = titles.removeLast()
        manager.registerUndo(withTarget: self) { $0.add(title, manager) }
    }
}

@Suite("Undo manager")
@MainActor
struct UndoManagerTests {
    private let manager = UndoManager()
    private let playlist = Playlist()

    @Test("Undoes and does again, as often as asked")
    func undo() {
        playlist.add("a", manager)
        playlist.add("b", manager)
        manager.undo()
        #expect(playlist.titles == ["a"])
        manager.undo()
        #expect(playlist.titles.isEmpty)
        #expect(!manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(playlist.titles == ["a", "b"])
        manager.undo()
        #expect(playlist.titles == ["a"])
    }

    @Test("Undoes a group together")
    func group() {
        manager.beginUndoGrouping()
        playlist.add("a", manager)
        manager.beginUndoGrouping()
        playlist.add("b", manager)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
        manager.undo()
        #expect(playlist.titles.isEmpty)
        manager.redo()
        #expect(playlist.titles == ["a", "b"])
    }

    @Test("Forgets what was undone after a new action")
    func fork() {
        playlist.add("a", manager)
        manager.undo()
        #expect(manager.canRedo)
        playlist.add("b", manager)
        #expect(!manager.canRedo)
    }

    @Test("Keeps names, also when an action is done again")
    func names() {
        playlist.add("a", manager)
        manager.setActionName("Add Song")
        #expect(manager.undoActionName == "Add Song")
        manager.undo()
        #expect(manager.redoActionName == "Add Song")
        #expect(manager.undoActionName.isEmpty)
    }

    @Test("Records only while it may, and no more than it may")
    func limits() {
        manager.disableUndoRegistration()
        playlist.add("a", manager)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        manager.levelsOfUndo = 2
        for title in ["b", "c", "d"] { playlist.add(title, manager) }
        for _ in 0..<5 { manager.undo() }
        #expect(playlist.titles == ["a", "b"])
    }

    @Test("Forgets the actions of a target")
    func targets() {
        let other = Playlist()
        playlist.add("a", manager)
        other.add("b", manager)
        manager.removeAllActions(withTarget: other)
        manager.undo()
        #expect(playlist.titles.isEmpty)
        #expect(other.titles == ["b"])
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }
}
