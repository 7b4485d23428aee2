/// A side of the body, as the person has it.
public enum Chirality: Codable, Hashable, Sendable {
    /// The left side.
    case left
    /// The right side.
    case right
}
