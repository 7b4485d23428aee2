import SwiftSyntax

/// A diagnostic at a place in the sources.
package struct Diagnostic: Hashable, Sendable {
    /// The severity of the diagnostic.
    package let severity: Severity
    /// What is wrong, and how to fix it.
    package let message: String
    /// The place.
    package let place: Place
    /// Further places that explain the diagnostic.
    package var notes: [Note] = []
    /// The fix-it, if there is one.
    package var fixIt: FixIt?

    /// The severity of a diagnostic.
    package enum Severity: String, Sendable {
        /// The app can't work, and the build fails.
        case error
        /// Something won't work as it seems to.
        case warning
    }

    /// A place in a file.
    package struct Place: Hashable, Sendable {
        /// The path of the file.
        package let path: String
        /// The line, from 1.
        package let line: Int
        /// The column in bytes, from 1.
        package let column: Int

        /// The place in the compiler's notation.
        package var text: String { "\(path):\(line):\(column)" }
    }

    /// A note that explains a diagnostic.
    package struct Note: Hashable, Sendable {
        /// The text of the note.
        package let message: String
        /// The place.
        package let place: Place
    }

    /// A fix-it: a change of the sources.
    package struct FixIt: Hashable, Sendable {
        /// What the change does.
        package let message: String
        /// The path of the file.
        package let path: String
        /// The bytes to replace.
        package let range: Range<Int>
        /// The replacement.
        package let replacement: String
    }

    /// The diagnostic in the compiler's format.
    package var text: String {
        var lines = ["\(place.text): \(severity.rawValue): \(message)"]
        lines += notes.map { "\($0.place.text): note: \($0.message)" }
        if let fixIt {
            lines.append("\(place.text): note: fix-it: \(fixIt.message) (swift package fovea-fix does it)")
        }
        return lines.joined(separator: "\n")
    }
}
