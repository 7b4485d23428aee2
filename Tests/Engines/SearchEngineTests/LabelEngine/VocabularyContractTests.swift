import LabelEngine
import Testing

@Suite("Vocabulary contract")
struct VocabularyContractTests {
    @Test("This list is version 1")
    func version() {
        #expect(LabelVocabulary.version == 1)
        // The count and the ends change with the list; whoever changes it raises the version as well.
        #expect(LabelVocabulary.identifiers.count == 859)
        #expect(LabelVocabulary.identifiers.first == "abacus")
        #expect(LabelVocabulary.identifiers.last == "zucchini")
    }

    @Test("Terms are unique, and lower case with underscores between words")
    func form() {
        #expect(Set(LabelVocabulary.identifiers).count == LabelVocabulary.identifiers.count)
        let malformed = LabelVocabulary.identifiers.filter { term in
            term.split(separator: "_", omittingEmptySubsequences: false).contains { word in
                word.isEmpty || !word.allSatisfy { ("a"..."z").contains($0) }
            }
        }
        #expect(malformed.isEmpty)
    }

    @Test(
        "No term holds the name of a place, a person, a people or a brand",
        arguments: [
            // Landmarks, and what WordNet files as an instance: one thing of its kind.
            "eiffel", "everest", "matterhorn", "stonehenge", "parthenon", "taj", "alhambra", "acropolis", "kremlin",
            "colosseum", "fuji", "niagara", "thames", "paris", "london", "rome", "chihuahua", "newfoundland",
            // Words from names.
            "african", "american", "arctic", "asiatic", "boston", "brittany", "christmas", "dutch", "egyptian",
            "english", "eskimo", "french", "german", "indian", "irish", "japanese", "komodo", "labrador", "maltese",
            "mexican", "norwegian", "persian", "petri", "pomeranian", "rottweiler", "doberman", "bernard", "scottish",
            "siamese", "siberian", "smith", "swiss", "tibetan", "welsh", "windsor", "yorkshire",
            // Brands.
            "band_aid", "crock", "frisbee", "ipod", "jeep", "landrover", "model_t", "ping_pong", "polaroid",
            "popsicle", "velcro",
        ]
    )
    func properNames(_ word: String) {
        #expect(!LabelVocabulary.identifiers.contains { "_\($0)_".contains("_\(word)_") })
    }

    @Test(
        "No term is abstract or technical",
        arguments: [
            "entity", "object", "whole", "artifact", "instrumentality", "matter", "substance", "organism", "device",
            "implement", "equipment", "conveyance", "commodity", "covering", "abstraction", "relation", "attribute",
            "chordate", "vertebrate", "placental", "carnivore", "ungulate", "arthropod", "invertebrate", "diapsid",
            "teleost", "oscine", "colubrid", "gastropod", "consumer_goods", "game_equipment",
        ]
    )
    func abstractTerms(_ word: String) {
        #expect(!LabelVocabulary.identifiers.contains(word))
    }
}
