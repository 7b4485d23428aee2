import Testing

@Suite("Floors of the house")
struct FloorTests {
    private let house: House

    init() throws { house = try House() }

    @Test("Are those that are written down here")
    func floors() {
        #expect(house.foundFloors == Set(House.floors))
        #expect(house.modules.count > 70)
        #expect(house.tests.count > 12)
    }

    @Test("Import what is below them, and C only in engines", arguments: House.floors)
    func imports(floor: String) throws {
        for module in house.modules.values where module.floor == floor {
            #expect(try house.complaints(about: module) == [])
        }
    }

    @Test("Are tested without those above them", arguments: House.floors)
    func tests(floor: String) throws {
        for target in house.tests where target.floor == floor {
            #expect(try house.complaints(about: target) == [])
        }
    }

    @Test("An import upwards is told, and one of C above the engines")
    func complaints() throws {
        let engine = try #require(house.modules["PixelEngine"])
        let framework = try #require(house.modules["Vision"])
        #expect(house.complaint(about: "Vision", in: engine) == "imports Vision from Frameworks, a floor above.")
        #expect(house.complaint(about: "CYUV", in: framework) == "imports CYUV, though only engines import C.")
        #expect(house.complaint(about: "CYUV", in: engine) == nil)
        #expect(house.complaint(about: "PixelEngine", in: framework) == nil)
        #expect(house.complaint(about: "Foundation", in: engine) == nil)
    }

    @Test(
        "An import is read however it is written",
        arguments: [
            ("import A", ["A"]),
            ("@testable import A\npackage import B", ["A", "B"]),
            ("@_spi(Name) @testable public import A", ["A"]),
            ("import struct A.B\nprivate import func C.d", ["A", "C"]),
            ("import A.B", ["A"]),
            ("#if canImport(A)\n    import A\n#endif", ["A"]),
            ("// import A\n/// import B\nlet important = 1", []),
            ("let text = \"\"\"\n    import A\n    \"\"\"\nimport B", ["B"]),
        ]
    )
    func reading(source: String, modules: [String]) {
        #expect(Imports(of: source).modules == modules)
    }
}
