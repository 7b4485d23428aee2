import FileEngine
import Foundation

/// An error from the files of a person's items.
package struct StoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The category a caller can switch over.
    package enum Code: Sendable, Hashable {
        /// There is no such folder or item.
        case missing
        /// Another program has changed, added or removed the item since it was read.
        case changed
        /// Another program holds a lock on the folder or the item.
        case locked
        /// There is no permission to write.
        case readOnly
        /// There is no space left on the device.
        case full
        /// An item exceeds the limit of its bytes.
        case tooLarge
        /// A folder exceeds the limit of its items.
        case tooMany
        /// A name isn't that of an item.
        case badName
        /// The content isn't what it should be.
        case malformed
        /// The system refuses the access for another reason.
        case unavailable
    }

    /// The category.
    package let code: Code
    /// What failed and, where known, how to fix it.
    package let message: String

    /// The message.
    package var description: String { message }

    /// Creates an error.
    package init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// Creates the error of a system call on a path.
    init(_ path: String, number: Int32) {
        let reason = unsafe String(cString: strerror(number))
        switch number {
        case ENOENT, ENOTDIR: self.init(code: .missing, message: "There is nothing at \(path).")
        case EACCES, EPERM, EROFS:
            self.init(code: .readOnly, message: "\(path) can't be written (\(reason)). Make its folder writable.")
        case ENOSPC, EDQUOT:
            self.init(code: .full, message: "\(path) can't be written (\(reason)). Make room and save again.")
        default: self.init(code: .unavailable, message: "\(path) can't be used: \(reason).")
        }
    }

    /// Creates the error of a file that can't be read.
    init(_ error: BoundedFileError) {
        let code: Code =
            switch error.code {
            case .missing: .missing
            case .tooLarge: .tooLarge
            case .notAFile, .unreadable: .unavailable
            }
        self.init(code: code, message: error.message)
    }

    /// The error of a change by another program.
    static func changed(_ path: String) -> StoreError {
        StoreError(
            code: .changed,
            message: "Another program has changed \(path) since it was read. Read it again and repeat the change."
        )
    }

    /// The error of a lock by another program.
    static func locked(_ path: String) -> StoreError {
        StoreError(code: .locked, message: "Another program holds a lock on \(path). Save again when it is done.")
    }
}
