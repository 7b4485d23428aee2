// MARK: - Elements

extension Browser {
    /// The reference to the first element that a selector finds.
    private func element(_ selector: String) async throws -> String {
        let answer = try await send("POST", "/element", ["using": "css selector", "value": .string(selector)])
        guard let reference = answer.members.values.first?.string else {
            throw BrowserError("Nothing on the page is '\(selector)'.")
        }
        return reference
    }

    /// Presses an element with a pointer.
    package func click(_ selector: String) async throws {
        try await send("POST", "/element/\(element(selector))/click", [:])
    }

    /// Types into an element; a field for files takes the path of a file.
    package func type(_ text: String, into selector: String) async throws {
        try await send("POST", "/element/\(element(selector))/value", ["text": .string(text)])
    }

    /// A Boolean value that indicates whether an element has an attribute with a value.
    package func hasAttribute(_ name: String, _ value: String, _ selector: String) async throws -> Bool {
        try await run(
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) === arguments[2]",
            .string(selector),
            .string(name),
            .string(value)
        ).boolean ?? false
    }

    /// The text of an element as it is seen.
    package func text(of selector: String) async throws -> String {
        try await send("GET", "/element/\(element(selector))/text").string ?? ""
    }

    /// The name of an element as a screen reader says it.
    package func name(of selector: String) async throws -> String {
        try await send("GET", "/element/\(element(selector))/computedlabel").string ?? ""
    }

    /// The role of an element as a screen reader says it.
    package func role(of selector: String) async throws -> String {
        try await send("GET", "/element/\(element(selector))/computedrole").string ?? ""
    }
}

// MARK: - Keys and pointers

/// A key that isn't a character, or of which people make a command.
package enum Key: String, Sendable {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case space = " "
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
    case shift = "\u{E008}"
    case control = "\u{E009}"
    case a
    case c
}

extension Browser {
    /// Presses a key some times while others are held.
    package func press(_ key: Key, holding held: [Key] = [], times: Int = 1) async throws {
        func action(_ type: String, _ key: Key) -> JSON { ["type": .string(type), "value": .string(key.rawValue)] }
        let presses = (0..<times).flatMap { _ in [action("keyDown", key), action("keyUp", key)] }
        let actions = held.map { action("keyDown", $0) } + presses + held.reversed().map { action("keyUp", $0) }
        try await send("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": .array(actions)]]])
    }

    /// Presses Tab until an element has the focus, as a person without a pointer does.
    package func tab(to selector: String, atMost limit: Int = 30, backwards: Bool = false) async throws {
        for _ in 0..<limit {
            try await press(.tab, holding: backwards ? [.shift] : [])
            if try await hasFocus(selector) { return }
        }
        throw BrowserError("Tab doesn't get to '\(selector)'.")
    }

    /// A Boolean value that indicates whether an element has the focus.
    package func hasFocus(_ selector: String) async throws -> Bool {
        try await run("return document.activeElement.matches(arguments[0])", .string(selector)).boolean ?? false
    }

    /// A kind of pointer.
    package enum Pointer: String, Sendable { case mouse, touch, pen }

    /// Draws a stroke over an element through points in fractions of it.
    package func draw(
        _ points: [(x: Double, y: Double)],
        over selector: String,
        with pointer: Pointer = .mouse
    ) async throws {
        let box = try await run(
            "const b = document.querySelector(arguments[0]).getBoundingClientRect(); "
                + "return [b.left, b.top, b.width, b.height]",
            .string(selector)
        ).array.compactMap(\.number)
        guard box.count == 4, let first = points.first else { throw BrowserError("'\(selector)' has no place.") }
        func move(_ point: (x: Double, y: Double)) -> JSON {
            [
                "type": "pointerMove", "duration": 10, "origin": "viewport",
                "x": .number((box[0] + point.x * box[2]).rounded()),
                "y": .number((box[1] + point.y * box[3]).rounded()),
            ]
        }
        let down: JSON = ["type": "pointerDown", "button": 0]
        let up: JSON = ["type": "pointerUp", "button": 0]
        let actions = [move(first), down] + points.dropFirst().map(move) + [up]
        try await send(
            "POST",
            "/actions",
            [
                "actions": [
                    [
                        "type": "pointer", "id": .string(pointer.rawValue),
                        "parameters": ["pointerType": .string(pointer.rawValue)], "actions": .array(actions),
                    ]
                ]
            ]
        )
    }
}
