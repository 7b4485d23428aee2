// An actor as dependency, entities with many properties, completion handlers underneath.
import AppIntents
import Foundation
import VisualIntelligence

class SneakerService: @unchecked Sendable {
    static let shared = SneakerService()
    private let queue = DispatchQueue(label: "sneakers")

    func fetch(ids: [Int], completion: @escaping @Sendable (Result<[Sneaker], any Error>) -> Void) {
        queue.async { completion(.success(ids.map { Sneaker(id: $0, model: "Runner \($0)") })) }
    }
}

struct Sneaker: Codable, Hashable, Identifiable, Sendable { let id: Int; let model: String }

actor SneakerRepository {
    let service: SneakerService
    init(service: SneakerService = .shared) { self.service = service }

    func sneakers(_ ids: [Int]) async throws -> [Sneaker] {
        try await withCheckedThrowingContinuation { continuation in
            service.fetch(ids: ids) { continuation.resume(with: $0) }
        }
    }
}

struct SneakerEntity: AppEntity, Identifiable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Sneaker")
    static let defaultQuery = SneakerEntityQuery()
    typealias ID = Int

    var id: Int
    @Property(title: "Model") var model: String
    @Property(title: "Price") var price: Double
    @Property(title: "Limited") var limited: Bool
    @Property(title: "Released") var released: Date?
    @Property(title: "Page") var page: URL?
    @Property(title: "Sizes") var sizes: [Int]
    @Property(title: "Weight") var weight: Measurement<UnitMass>
    @Property(title: "Related") var related: [SneakerEntity]?

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(model)", subtitle: LocalizedStringResource("\(price, format: .number) coins"))
    }

    init(_ sneaker: Sneaker) {
        self.id = sneaker.id
        self.model = sneaker.model
        self.price = 9.5
        self.limited = false
        self.sizes = [40, 41]
        self.weight = .init(value: 300, unit: .grams)
    }
}

struct SneakerEntityQuery: EntityQuery {
    @Dependency(key: "sneakers") private var repository: SneakerRepository

    func entities(for identifiers: [Int]) async throws -> [SneakerEntity] {
        try await repository.sneakers(identifiers).map(SneakerEntity.init(_:))
    }
}

struct SneakerSearch: IntentValueQuery {
    @Dependency(key: "sneakers") private var repository: SneakerRepository

    func values(for input: SemanticContentDescriptor) async throws -> [SneakerEntity] {
        guard input.labels.contains("shoe") || input.labels.contains("footwear") else { return [] }
        return try await repository.sneakers([1, 2, 3]).map(SneakerEntity.init)
    }
}
