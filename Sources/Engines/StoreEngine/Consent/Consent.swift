import ConcurrencyEngine
import FileEngine
package import Foundation
import FoveaInstallation

/// A person's decisions about which app may use which store, in a file that only the person can write.
package struct Consent: Sendable {
    /// A decision.
    package struct Decision: Sendable, Hashable, Codable {
        /// What was decided.
        package let status: ConsentStatus
        /// When it was decided.
        package let date: Date
    }

    /// The decisions by app and store.
    package typealias Decisions = [String: [String: Decision]]

    private static let limit = 1 << 20
    /// One question at a time, or a person would be asked the same twice.
    private static let questions = Gate(width: 1)

    /// The path of the file.
    package let file: String

    /// Creates the decisions of a file, which needn't exist.
    package init(file: String) { self.file = file }

    /// Creates the decisions of the person: `fovea/consent.json` in the data folder, or the file that `FOVEA_CONSENT`
    /// names.
    package init(environment: [String: String] = StoreEnvironment.current) {
        let named = environment["FOVEA_CONSENT"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        file = named ?? PersonalData.folder(environment: environment).appending("consent.json")
    }

    /// The identifier of the running program in the decisions.
    package static var app: String { ProcessInfo.processInfo.processName.replacing("/", with: "_") }
}

// MARK: - Decisions

extension Consent {
    /// Returns what was decided; a file that can't be read or that others can write decides nothing.
    package func status(of app: String, for store: ConsentedStore) -> ConsentStatus {
        (try? decisions())?[app]?[store.rawValue]?.status ?? .notDetermined
    }

    /// All decisions.
    package func decisions() throws(StoreError) -> Decisions {
        var status = stat()
        guard unsafe lstat(file, &status) == 0 else {
            if errno == ENOENT { return [:] }
            throw StoreError(file, number: errno)
        }
        guard status.st_mode & 0o022 == 0, status.st_uid == geteuid() else {
            throw StoreError(
                code: .malformed,
                message: "Others may write \(file), so it proves no consent. Check it, then run chmod 600 on it."
            )
        }
        let data: Data
        do throws(BoundedFileError) {
            data = try BoundedFile(at: file, limit: Self.limit, followsLinks: false).contents()
        } catch {
            throw StoreError(error)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let decisions = try? decoder.decode(Decisions.self, from: data) else {
            throw StoreError(code: .malformed, message: "\(file) isn't a record of consent. Repair or remove it.")
        }
        return decisions
    }

    /// Stores a decision; ``ConsentStatus/notDetermined`` takes one back, and the app has to ask again.
    package func record(
        _ status: ConsentStatus,
        for app: String,
        store: ConsentedStore,
        at date: Date = Date()
    ) throws(StoreError) {
        let path = (file as NSString).deletingLastPathComponent
        try ItemFolder(at: path, fileExtension: "json").create()
        let folder = try OpenFolder(at: path)
        try folder.lock()
        var decisions = try decisions()
        let decision = status == .notDetermined ? nil : Decision(status: status, date: date)
        decisions[app, default: [:]][store.rawValue] = decision
        if decisions[app]?.isEmpty == true { decisions[app] = nil }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(decisions), data.count <= Self.limit else {
            throw StoreError(code: .tooLarge, message: "\(file) has too many decisions. Remove those of old apps.")
        }
        try folder.place(data, as: (file as NSString).lastPathComponent, replacing: .anything)
    }
}

// MARK: - Questions

extension Consent {
    /// Asks the person unless there is a decision, and records the answer.
    ///
    /// - Parameters:
    ///   - wanted: What the app asks for, ``ConsentStatus/granted`` or ``ConsentStatus/writeOnly``.
    ///   - app: The identifier of the app.
    ///   - store: The store.
    /// - Returns: The decision; `notDetermined` if there was no way to ask.
    package func request(
        _ wanted: ConsentStatus,
        for app: String,
        store: ConsentedStore
    ) async throws -> ConsentStatus {
        try await Self.questions.run {
            let status = status(of: app, for: store)
            // Who writes may ask to read as well; a refusal is final.
            guard status == .notDetermined || (status == .writeOnly && wanted == .granted) else { return status }
            let question = ConsentQuestion(app: app, store: store, wanted: wanted)
            guard let isAllowed = await ConsentPrompt.answer(to: question) else { return status }
            return try record(answer: isAllowed, to: question)
        }
    }

    /// Records what a person answered, and returns the decision that it is.
    ///
    /// Who may add items and isn't allowed to read them may still add.
    package func record(answer isAllowed: Bool, to question: ConsentQuestion) throws(StoreError) -> ConsentStatus {
        let status = status(of: question.app, for: question.store)
        let decision: ConsentStatus = isAllowed ? question.wanted : status == .writeOnly ? .writeOnly : .denied
        if decision != status { try record(decision, for: question.app, store: question.store) }
        return decision
    }
}
