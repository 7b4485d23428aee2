/// The kind of words that a shell completes.
package enum CompletionKind: Sendable, Hashable {
    /// No completion.
    case nothing
    /// Files of any kind.
    case files
    /// Folders.
    case folders
    /// A fixed list of words.
    case words([String])
}
