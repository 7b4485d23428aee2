import SwiftSyntax

/// A remark about a place in the sources.
package struct Diagnostic: Hashable, Sendable {
    /// How serious the remark is.
    package let severity: Severity
    /// What is wrong, and how to mend it.
    package let message: String
    /// The place.
    package let place: Place
    /// More places that explain the remark.
    package var notes: [Note] = []
    /// The change that mends what is wrong, if a program can make it.
    package var fixIt: FixIt?

    /// How serious a remark is.
    package enum Severity: String, Sendable {
        /// The app can't work so, and the build stops.
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

        /// The place as compilers write it.
        package var text: String { "\(path):\(line):\(column)" }
    }

    /// A place that explains a remark.
    package struct Note: Hashable, Sendable {
        /// What is there.
        package let message: String
        /// The place.
        package let place: Place
    }

    /// A change of the sources.
    package struct FixIt: Hashable, Sendable {
        /// What the change does.
        package let message: String
        /// The path of the file.
        package let path: String
        /// The bytes to replace.
        package let range: Range<Int>
        /// What to replace them by.
        package let replacement: String
    }

    /// The diagnostic in the form in which compilers print theirs.
    package var text: String {
        var lines = ["\(place.text): \(severity.rawValue): \(message)"]
        lines += notes.map { "\($0.place.text): note: \($0.message)" }
        if let fixIt {
            lines.append("\(place.text): note: fix-it: \(fixIt.message) (swift package fovea-fix does it)")
        }
        return lines.joined(separator: "\n")
    }
}
