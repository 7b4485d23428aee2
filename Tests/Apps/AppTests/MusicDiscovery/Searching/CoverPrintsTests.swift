import Foundation
import TestSupport
import Testing
import Vision

@testable import MusicDiscovery

@Suite("Prints of covers, made ahead")
struct CoverPrintsTests {
    private let library: MusicLibrary
    private let folder: TemporaryFolder

    init() throws {
        library = try MusicLibrary.bundled()
        folder = try TemporaryFolder()
    }

    private func shipped() throws -> [Album.ID: FeaturePrintObservation] {
        let data = try Data(contentsOf: CoverPrints.file)
        return try PropertyListDecoder().decode([Album.ID: FeaturePrintObservation].self, from: data)
    }

    // A cover was drawn anew, or prints have a new revision? `make covers` makes them.
    @Test("Are those of the covers that the app ships with")
    func freshness() async throws {
        let (prints, request) = (try shipped(), GenerateImageFeaturePrintRequest())
        #expect(Set(prints.keys) == Set(library.albums.map(\.id)))
        for (album, print) in prints {
            #expect(print.originatingRequestDescriptor == request.descriptor, "\(album)")
            let made = try await request.perform(on: MusicLibrary.cover(of: album))
            #expect(try made.distance(to: print) < 0.01, "\(album)")
        }
    }

    @Test("Are taken as they are, and made where they are missing or of another revision")
    func loading() async throws {
        var prints = try shipped()
        let ripe = try #require(prints["ripe"])
        // What is taken as it is shows by its identity.
        prints["ripe"] = nil
        prints["cells"] = try ripe.withoutRevision()
        let file = folder.file("Prints.plist")
        try PropertyListEncoder().encode(prints).write(to: file)
        let loaded = try await CoverPrints(library, file: file).all()
        #expect(loaded.count == library.albums.count)
        for (album, print) in loaded {
            #expect((print.uuid == prints[album]?.uuid) == !["ripe", "cells"].contains(album), "\(album)")
        }
        let made = try #require(loaded["ripe"])
        #expect(try made.distance(to: ripe) < 0.01)
    }

    @Test("Are made where the file is missing or damaged", arguments: [nil, Data(), Data("bplist00".utf8)])
    func damage(data: Data?) async throws {
        let file = folder.file("Prints.plist")
        try data?.write(to: file)
        let albums = String(decoding: try JSONEncoder().encode(Array(library.albums.prefix(2))), as: UTF8.self)
        let few = try MusicLibrary(Data(#"{"artists": [], "albums": \#(albums), "concerts": []}"#.utf8))
        #expect(try await CoverPrints(few, file: file).all().count == 2)
    }

    @Test("Tell look-alikes, the record itself left out")
    func lookAlikes() async throws {
        let prints = CoverPrints(library)
        let found = try await prints.lookAlikes(of: "winter-sonatas-vol-1", limit: 3)
        #expect(found.count == 3 && found.first == "winter-sonatas-vol-2")
        #expect(try await prints.lookAlikes(of: "no-such-record", limit: 3).isEmpty)
    }
}

extension FeaturePrintObservation {
    /// The print as a program would have it whose revisions are others.
    fileprivate func withoutRevision() throws -> FeaturePrintObservation {
        let encoded = try JSONEncoder().encode(self)
        var fields = try #require(try JSONSerialization.jsonObject(with: encoded) as? [String: Any])
        var record = try #require(fields["record"] as? [String: Any])
        record["descriptor"] = nil
        fields["record"] = record
        return try JSONDecoder().decode(Self.self, from: JSONSerialization.data(withJSONObject: fields))
    }
}
