/// Who sees a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private enum Reach: Int { case ownProcess, related, all }
    private let reach: Reach

    /// Every app.
    public static let all = TransferRepresentationVisibility(reach: .all)
    /// The apps of the same developer.
    public static let team = TransferRepresentationVisibility(reach: .related)
    /// The apps of the same group.
    public static let group = TransferRepresentationVisibility(reach: .related)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(reach: .ownProcess)

    /// Returns a Boolean value that indicates whether those who have a place see what is visible from this one.
    func includes(_ place: TransferRepresentationVisibility) -> Bool { reach.rawValue >= place.reach.rawValue }
}
