// Names that differ from everybody's: Entity, Query, Piece; typealiases spelled out; Swift.Result beside Result.
import AppIntents
import Foundation
import VisualIntelligence

enum CoinKit {
    struct Piece: AppEntity, Codable, Hashable {
        typealias ID = String
        typealias DefaultQuery = Query
        static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(stringLiteral: "Coin") }
        static var defaultQuery: Query { Query() }
        var id: ID
        var year: Int
        var picture: URL?
        var displayRepresentation: DisplayRepresentation {
            let image: DisplayRepresentation.Image? = picture.map { .init(url: $0) }
            return DisplayRepresentation(title: "\(id)", subtitle: "\(year)", image: image)
        }
    }

    struct Query: EntityPropertyQuery {
        typealias Entity = Piece
        func entities(for identifiers: [Piece.ID]) async throws -> [Piece] {
            identifiers.map { Piece(id: $0, year: 1900) }
        }
        func entities(
            matching comparators: [@Sendable (Piece) -> Bool],
            mode: ComparatorMode,
            sortedBy: [EntityQuerySort<Piece>],
            limit: Int?
        ) async throws -> [Piece] {
            []
        }
        static var properties: QueryProperties { QueryProperties {} }
        static var sortingOptions: SortingOptions { SortingOptions {} }
    }

    struct Lens: IntentValueQuery {
        typealias Input = SemanticContentDescriptor
        typealias ResultValue = Piece
        func values(for input: Input) async throws -> [Piece] {
            let outcome: Swift.Result<[Piece], any Error> = .success([Piece(id: "penny", year: 1797)])
            return try outcome.get()
        }
    }
}
