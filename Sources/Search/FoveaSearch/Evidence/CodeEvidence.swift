import CatalogStoreEngine
import PictureEngine

/// Evidence by codes: the item carries what was read.
struct CodeEvidence: EvidenceSource {
    let kind = VisualSignal.Kind.codes
    /// What a shared code adds: two things seldom have the same one.
    static let weight = 14.0

    func propose(for search: SearchContext, to pool: inout CandidatePool) async throws {
        let codes = try await search.query.codes + Self.read(in: search, &pool)
        guard !codes.isEmpty else { return }
        let found = try await pool.blocking(.words) {
            try search.catalog.snapshot.items(
                limit: TextEvidence.candidateLimit,
                matching: .all([.any(codes.map { .code($0) }), search.query.storedFilter])
            )
        }
        for item in found {
            pool.insert(item: item.id)
            pool.set(Self.signal(of: codes.filter(item.codes.contains)), ofItem: item.id)
        }
    }

    func weigh(_ pool: inout CandidatePool, for search: SearchContext) async throws {}

    /// What codes that an item shares say of it.
    static func signal(of shared: [String]) -> VisualSignal {
        VisualSignal(kind: .codes, value: Double(shared.count), weight: weight, terms: shared)
    }
}

// MARK: - Reading

extension CodeEvidence {
    /// The longer side of what is read, in pixels.
    private static let side = 1_600

    /// Reads the codes in the picture where nothing else finds an item, if any item has a code.
    private static func read(in search: SearchContext, _ pool: inout CandidatePool) async throws -> [String] {
        guard let picture = search.picture, pool.round == .last else { return [] }
        return try await pool.blocking(.text) {
            guard try search.catalog.snapshot.hasCodes() else { return [] }
            let need = picture.whole.need(of: picture.region, within: side)
            do {
                return try search.catalog.reader.codes(in: picture.whole.part(for: need)).flatMap(spellings)
            } catch let error as CancellationError {
                throw error
            } catch {
                // Without the library that reads codes, everything else still finds items.
                return []
            }
        }
    }

    /// The codes that an item may have for one that was read: a UPC-A is an EAN-13 that begins with zero.
    private static func spellings(of code: String) -> [String] {
        let other = comparable(code)
        return other == code ? [code] : [code, other]
    }

    /// The form in which equal codes are equal: a number without the zero that makes a UPC-A an EAN-13, and without
    /// hyphens and spaces.
    static func comparable(_ code: String) -> String {
        let digits = code.filter { $0 != "-" && $0 != " " }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return code }
        return digits.count == 13 && digits.hasPrefix("0") ? String(digits.dropFirst()) : digits
    }
}
