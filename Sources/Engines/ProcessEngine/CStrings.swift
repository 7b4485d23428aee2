import Foundation

/// Texts as a program takes them.
struct CStrings {
    private let texts: [String]

    /// Takes texts without zeros.
    init(_ texts: [String]) { self.texts = texts }

    /// Calls a closure with pointers to the texts and a nil behind them.
    func withPointers<R>(_ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R) -> R {
        let pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe pointers.withUnsafeBufferPointer { pointers in
            // The array always has its nil at the end, so it has a base.
            unsafe body(pointers.baseAddress.unsafelyUnwrapped)
        }
    }
}
