import CatalogStoreEngine
import Foundation
import Testing

/// A catalog in memory that does the same as a store.
private struct Model {
    struct Picture: Equatable {
        var number: PictureNumber
        var content: PictureContent
    }

    var items: [String: CatalogItem] = [:]
    var pictures: [String: [Picture]] = [:]
    var next: Int64 = 1

    mutating func apply(_ change: CatalogChange) {
        switch change {
        case .put(let item, let new):
            items[item.id] = item
            let known = pictures[item.id] ?? []
            pictures[item.id] = new.compactMap { picture in
                switch picture {
                case .kept(let number): return known.first { $0.number == number }
                case .new(let content):
                    defer { next += 1 }
                    return Picture(number: PictureNumber(rawValue: next), content: content)
                }
            }
        case .update(let item): items[item.id] = item
        case .remove(let id): (items[id], pictures[id]) = (nil, nil)
        case .setBlob(let kind, let blob, let number): edit(number) { $0.blobs[kind] = blob }
        case .setPrints(let prints, let number):
            let revisions = Set(prints.map(\.revision))
            edit(number) { content in
                content.prints = content.prints.filter { !revisions.contains($0.revision) } + prints
            }
        default: break
        }
    }

    private mutating func edit(_ number: PictureNumber, _ body: (inout PictureContent) -> Void) {
        for (id, list) in pictures {
            for index in list.indices where list[index].number == number {
                body(&pictures[id, default: []][index].content)
            }
        }
    }

    var numbers: [PictureNumber] { pictures.values.joined().map(\.number).sorted() }
}

@Suite("Random changes")
struct RandomChangesTests {
    @Test(
        "A store does what a dictionary does, and its changes lead an index from one state to the next",
        arguments: 0..<8
    )
    func changes(seed: Int) throws {
        var random = Randomness(seed: UInt64(seed) + 1000)
        let store = try CatalogStore.temporary()
        var model = Model()
        // What an index would hold: the entries of every picture, brought up to date by the changes alone.
        var index: [PictureNumber: CatalogBlob] = [:]
        var indexed = ChangeNumber.zero
        for round in 0..<40 {
            let old = model
            let batch = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let change = Self.change(of: model, using: &random)
                model.apply(change)
                return change
            }
            if Int.random(in: 0..<8, using: &random) == 0 {
                // A batch that fails at its end changes nothing.
                let error = #expect(throws: CatalogStoreError.self) {
                    try store.apply(batch + [.update(CatalogItem(id: "gone"))])
                }
                #expect(error?.code == .invalid)
                model = old
            } else {
                try store.apply(batch)
            }
            if Int.random(in: 0..<20, using: &random) == 0 { try store.compact() }
            let snapshot = try store.snapshot()
            if round.isMultiple(of: 3) {
                let changes = try #require(try snapshot.changes(since: indexed))
                for number in changes.removed { index[number] = nil }
                for number in changes.changed { index[number] = try snapshot.blob(.entries, of: number) }
                indexed = changes.change
                let contents = model.pictures.values.joined().map { ($0.number, $0.content.blobs[.entries]) }
                #expect(index == Dictionary(uniqueKeysWithValues: contents).compactMapValues { $0 })
            }
            try Self.compare(snapshot, with: model)
        }
        #expect(try store.check().findings == [])
    }

    private static func compare(_ snapshot: CatalogSnapshot, with model: Model) throws {
        #expect(try snapshot.items(limit: .max) == model.items.values.sorted { $0.id < $1.id })
        #expect(try snapshot.pictureNumbers() == model.numbers)
        for (id, pictures) in model.pictures {
            let found = try snapshot.pictures(of: id)
            #expect(found.map(\.number) == pictures.map(\.number))
            #expect(found.map(\.picture) == pictures.map(\.content.picture))
            for picture in pictures {
                for kind in CatalogBlob.Kind.allCases {
                    #expect(try snapshot.blob(kind, of: picture.number) == picture.content.blobs[kind])
                }
                for revision in 1...2 {
                    let prints = picture.content.prints.filter { $0.revision == revision }
                    #expect(try snapshot.prints(of: picture.number, revision: revision) == prints)
                }
            }
        }
        for label in ["red", "blue"] {
            let ids = model.items.values.filter { $0.labels.contains(label) }.map(\.id).sorted()
            #expect(try snapshot.items(limit: .max, matching: .label(label)).map(\.id) == ids)
            let found = try snapshot.items(matching: CatalogTextQuery(label), limit: .max).map(\.item)
            #expect(found.sorted() == ids)
        }
        let even = model.items.values.filter { $0.metadata["n"] == .number(2) }.map(\.id).sorted()
        #expect(try snapshot.items(limit: .max, matching: .value("n", .equal, .number(2))).map(\.id) == even)
    }

    private static func change(of model: Model, using random: inout Randomness) -> CatalogChange {
        let id = "item \(Int.random(in: 0..<12, using: &random))"
        let number = model.numbers.randomElement(using: &random) ?? PictureNumber(rawValue: 9999)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4:
            var pictures = (model.pictures[id] ?? []).filter { _ in .random(using: &random) }.map {
                PreparedPicture.kept($0.number)
            }
            pictures += (0..<Int.random(in: 0...2, using: &random)).map { _ in .new(content(using: &random)) }
            return .put(item(id, using: &random), pictures: pictures.shuffled(using: &random))
        case 5: return .remove(id: id)
        case 6: return model.items[id] == nil ? .remove(id: id) : .update(item(id, using: &random))
        case 7: return .setPrints(prints(2, using: &random), of: number)
        default:
            let kind = CatalogBlob.Kind(rawValue: Int.random(in: 1...4, using: &random)) ?? .features
            return .setBlob(kind, Bool.random(using: &random) ? blob(using: &random) : nil, of: number)
        }
    }

    private static func item(_ id: String, using random: inout Randomness) -> CatalogItem {
        CatalogItem(
            id: id,
            title: ["One", nil, "", "Two é"][Int.random(in: 0..<4, using: &random)],
            text: Bool.random(using: &random) ? "some text" : nil,
            labels: ["red", "blue", "green"].filter { _ in .random(using: &random) },
            codes: (0..<Int.random(in: 0..<3, using: &random)).map { "\($0)" },
            metadata: [
                "n": .number(Double(Int.random(in: 0..<4, using: &random))), "b": .bool(.random(using: &random)),
            ]
        )
    }

    private static func content(using random: inout Randomness) -> PictureContent {
        PictureContent(
            picture: CatalogPicture(origin: "/\(Int.random(in: 0..<99, using: &random))"),
            prints: prints(1, using: &random) + prints(2, using: &random),
            blobs: [.features: blob(using: &random), .entries: blob(using: &random)]
        )
    }

    private static func prints(_ revision: Int, using random: inout Randomness) -> [CatalogPrint] {
        (0..<Int.random(in: 1...2, using: &random)).map {
            CatalogPrint(revision: revision, variant: $0, values: [.random(in: -1...1, using: &random)])
        }
    }

    private static func blob(using random: inout Randomness) -> CatalogBlob {
        CatalogBlob(
            revision: Int.random(in: 1...3, using: &random),
            bytes: (0..<Int.random(in: 0...12_000, using: &random)).map { UInt8(truncatingIfNeeded: $0) }
        )
    }
}
