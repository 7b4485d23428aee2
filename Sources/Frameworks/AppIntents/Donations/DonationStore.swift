import Synchronization

/// The donations of one program, in a file of its own.
///
/// The file holds the newest donations, at most ``limit``, and only its owner can read it. A file that can't be read is
/// replaced: donations help to make suggestions and nothing depends on them.
package final class DonationStore: Sendable {
    /// The number of donations that are kept.
    package static let limit = 500

    /// The file.
    package let file: URL
    // Held while the file is read and written, so that no donation of the program is lost.
    private let access = Mutex(())

    /// Creates a store in a file, which needn't exist.
    package init(file: URL) {
        self.file = file
    }

    /// The donations, the oldest first.
    package var donations: [IntentDonation] { access.withLock { _ in read() } }

    /// Adds a donation.
    package func add(_ donation: IntentDonation) throws {
        try access.withLock { _ in
            try write(Array((read() + [donation]).suffix(Self.limit)))
        }
    }

    /// Removes donations, and returns their names.
    package func remove(_ predicate: IntentDonationMatchingPredicate) throws -> [IntentDonationIdentifier] {
        try access.withLock { _ in
            let donations = read()
            let removed = donations.filter { predicate.matches($0) }
            if !removed.isEmpty { try write(donations.filter { !predicate.matches($0) }) }
            return removed.map(\.identifier)
        }
    }

    private func read() -> [IntentDonation] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([IntentDonation].self, from: data)) ?? []
    }

    private func write(_ donations: [IntentDonation]) throws {
        let data = try JSONEncoder().encode(donations)
        let folder = file.deletingLastPathComponent()
        let files = FileManager.default
        do {
            try files.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try data.write(to: file, options: .atomic)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            throw DonationError(file: file, cause: error)
        }
    }
}

extension DonationStore {
    /// The store of the running program, among the state that its person's programs keep.
    static func ofProgram() -> DonationStore {
        let environment = ProcessInfo.processInfo.environment
        let state: URL
        if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
            state = URL(filePath: path, directoryHint: .isDirectory)
        } else {
            state = FileManager.default.homeDirectoryForCurrentUser
                .appending(path: ".local/state", directoryHint: .isDirectory)
        }
        let program = ProcessInfo.processInfo.processName.replacing("/", with: "_")
        return DonationStore(
            file: state.appending(path: "fovea/donations/\(program).json", directoryHint: .notDirectory)
        )
    }
}

/// A failure to keep a donation.
struct DonationError: LocalizedError {
    /// The file that can't be written.
    let file: URL
    /// Why it can't.
    let cause: any Error

    /// What failed and what to do about it.
    var errorDescription: String? {
        """
        The donation couldn't be kept in \(file.path): \(cause.localizedDescription). Make the folder writable, or \
        name another one in XDG_STATE_HOME.
        """
    }
}
