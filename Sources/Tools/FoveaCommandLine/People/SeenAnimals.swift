import AnimalEngine

/// The animals that a picture surely shows.
struct SeenAnimals: Sendable {
    /// The kinds, as labels name them.
    let kinds: [String]
    private let pets: [FoundAnimal]

    /// Creates the animals of a picture from the kinds that labels name and from the cats and dogs that were found.
    init(kinds: [String], pets: [FoundAnimal]) {
        let found = FoundAnimal.Kind.allCases.filter { kind in pets.contains { $0.kind == kind } }.map(\.rawValue)
        self.kinds = kinds + found.filter { !kinds.contains($0) }
        self.pets = pets
    }

    /// Returns the number of cats or of dogs.
    func count(of kind: FoundAnimal.Kind) -> Int { pets.count { $0.kind == kind } }

    /// The animals in words, such as "animal: 2 cats, bird".
    var summary: String {
        let names = kinds.map { name in
            let count = FoundAnimal.Kind(rawValue: name).map(count) ?? 0
            return count > 1 ? "\(count) \(name)s" : name.replacing("_", with: " ")
        }
        return "animal: \(names.joined(separator: ", "))"
    }
}
