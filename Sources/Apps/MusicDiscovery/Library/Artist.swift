/// An artist.
struct Artist: Identifiable, Hashable, Codable, Sendable {
    let id: String
    let name: String
    let genre: String
    let origin: String
    let about: String
}
