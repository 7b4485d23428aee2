import Foundation

/// Null-terminated strings for a C function.
struct CStrings {
    private let texts: [String]

    /// Creates C strings from strings without null characters.
    init(_ texts: [String]) { self.texts = texts }

    /// Calls a closure with a null-terminated array of the strings.
    func withPointers<R>(_ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R) -> R {
        let pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe pointers.withUnsafeBufferPointer { pointers in
            // The array always has its terminator, so it has a base address.
            unsafe body(pointers.baseAddress.unsafelyUnwrapped)
        }
    }
}
