/// How a cover is drawn.
struct CoverDesign: Hashable, Codable, Sendable {
    enum Motif: String, Codable, Sendable {
        case rings, stripes, sunset, checks, mountains, face, skyline, petals, vinyl, waves
    }

    let motif: Motif
    let ink: [Double]
    let paper: [Double]
}
