public import Foundation

/// A recorder of actions that can be undone and done again.
///
/// What an action registers while it is being undone becomes the way to do it again. Actions that are registered
/// between ``beginUndoGrouping()`` and ``endUndoGrouping()`` are undone together; outside of a group each action is
/// one of its own, since a command-line program has no run loop whose turns could group them.
@MainActor
open class UndoManager: NSObject {
    private struct Group {
        var actions: [@MainActor () -> Void] = []
        var targets: [ObjectIdentifier] = []
        var name = ""
    }

    private enum Direction { case none, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var direction = Direction.none
    private var disabled = 0

    /// The largest number of groups that are kept, or 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// A Boolean value that tells whether each turn of the run loop makes a group; it has no effect on Linux.
    open var groupsByEvent = true

    /// Creates an empty manager.
    public nonisolated override init() {
        super.init()
    }

    /// Records how an action is undone.
    ///
    /// - Parameters:
    ///   - target: The object that the handler changes; the manager keeps it.
    ///   - handler: What undoes the action.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let isAlone = open.isEmpty
        if isAlone { beginUndoGrouping() }
        open[open.count - 1].actions.append { handler(target) }
        open[open.count - 1].targets.append(ObjectIdentifier(target))
        if isAlone { endUndoGrouping() }
    }

    /// The number of groups that are being recorded.
    open var groupingLevel: Int { open.count }

    /// Begins a group of actions that are undone together.
    open func beginUndoGrouping() {
        open.append(Group())
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        guard open.isEmpty else {
            open[open.count - 1].actions += group.actions
            open[open.count - 1].targets += group.targets
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
            return
        }
        switch direction {
        case .undoing:
            redoStack.append(group)
        case .redoing:
            undoStack.append(group)
        case .none:
            undoStack.append(group)
            redoStack = []
        }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }
}

// MARK: - Undoing

extension UndoManager {
    /// A Boolean value that tells whether there is an action to undo.
    public var canUndo: Bool { !undoStack.isEmpty }

    /// A Boolean value that tells whether there is an action to do again.
    public var canRedo: Bool { !redoStack.isEmpty }

    /// A Boolean value that tells whether an action is being undone.
    public var isUndoing: Bool { direction == .undoing }

    /// A Boolean value that tells whether an action is being done again.
    public var isRedoing: Bool { direction == .redoing }

    /// Undoes the last action or group.
    public func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoStack.popLast() else { return }
        play(group, direction: .undoing)
    }

    /// Does again what was undone last.
    public func redo() {
        guard let group = redoStack.popLast() else { return }
        play(group, direction: .redoing)
    }

    private func play(_ group: Group, direction: Direction) {
        guard self.direction == .none else { return }
        self.direction = direction
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
        self.direction = .none
    }
}

// MARK: - Recording

extension UndoManager {
    /// A Boolean value that tells whether actions are being recorded.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Stops recording until ``enableUndoRegistration()`` has been called as often.
    public func disableUndoRegistration() { disabled += 1 }

    /// Records again.
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Forgets every action.
    public func removeAllActions() {
        undoStack = []
        redoStack = []
    }

    /// Forgets the groups in which an object is changed.
    public func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        undoStack.removeAll { $0.targets.contains(identifier) }
        redoStack.removeAll { $0.targets.contains(identifier) }
    }
}

// MARK: - Names

extension UndoManager {
    /// The name of the action that is undone next.
    public var undoActionName: String { undoStack.last?.name ?? "" }

    /// The name of the action that is done again next.
    public var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the action that is being recorded, or the one that was recorded last.
    public func setActionName(_ name: String) {
        if !open.isEmpty {
            open[open.count - 1].name = name
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = name
        }
    }
}
