/// A request whose network can be downloaded before it is first used.
///
/// Here all networks come with set-up, so there is nothing to wait for.
public protocol DownloadableAssetsRequest {
    /// Downloads what the request needs.
    func downloadAssets() async throws
    /// The state of what the request needs.
    var assetStatus: DownloadableAssetsRequestStatus { get async }
}

extension DownloadableAssetsRequest {
    /// Returns at once: nothing has to be downloaded.
    public func downloadAssets() async throws {}
}

/// A state of what a request needs.
public enum DownloadableAssetsRequestStatus: Sendable, Equatable {
    /// It has to be downloaded.
    case notReady
    /// It is being downloaded.
    case downloading
    /// It is there.
    case ready
    /// It couldn't be downloaded.
    case error(any Error)

    /// Returns whether two states are the same; errors are compared by their descriptions.
    public static func == (lhs: DownloadableAssetsRequestStatus, rhs: DownloadableAssetsRequestStatus) -> Bool {
        switch (lhs, rhs) {
        case (.notReady, .notReady), (.downloading, .downloading), (.ready, .ready): true
        case (.error(let a), .error(let b)): String(describing: a) == String(describing: b)
        default: false
        }
    }
}
