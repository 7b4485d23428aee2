/// What a shell offers while a value is being typed.
package enum CompletionKind: Sendable, Hashable {
    /// Nothing can be guessed.
    case nothing
    /// Files of any kind.
    case files
    /// Folders.
    case folders
    /// A fixed list of words.
    case words([String])
}
