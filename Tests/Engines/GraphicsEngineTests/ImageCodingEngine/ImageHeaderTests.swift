import Foundation
import ImageHeaderEngine
import TestSupport
import Testing

@testable import ImageCodingEngine

@Suite("Heads of files")
struct ImageHeaderTests {
    /// The files beside the tests, those that mean harm among them.
    private static let files: [URL] = ["Fixtures", "Fixtures/hostile"].flatMap { folder in
        let folder = Bundle.module.bundleURL.appending(path: folder)
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { ImageFileFormat(fileExtension: $0.pathExtension) != nil }
    }

    @Test("Say what the decoder's reading says")
    func agreement() throws {
        #expect(Self.files.count > 100)
        for file in Self.files {
            let data = try Data(contentsOf: file)
            guard let info = try? ImageDecoder(data: data).info else { continue }
            let header = try ImageHeader(data)
            let kin: Set<ImageFileFormat> = [.heic, .avif]
            #expect(header.format == info.format || kin.isSuperset(of: [header.format, info.format]), "\(file)")
            try header.check()
            #expect(header.hasEnd, "\(file)")
            if let width = header.width, let height = header.height {
                #expect((width, height) == (info.width, info.height), "\(file)")
            } else {
                #expect([.heic, .avif, .tiff].contains(header.format))
            }
        }
    }

    @Test("Refuse what the decoder's reading refuses, or leave it to the decoder", arguments: HostileFile.all)
    func hostile(_ file: HostileFile) {
        do throws(ImageCodingError) {
            try ImageHeader(file.bytes).check()
        } catch {
            #expect((try? ImageDecoder(data: file.bytes, limits: .init())) == nil, "\(error)")
        }
    }

    @Test("Files that were cut or changed anywhere are read or refused")
    func changed() throws {
        var numbers = TestSupport.SplitMix(state: 7)
        for file in Self.files {
            let data = try Data(contentsOf: file).prefix(4096)
            for _ in 0..<40 {
                var changed = data.prefix(Int.random(in: 0...data.count, using: &numbers))
                for _ in 0..<Int.random(in: 0...6, using: &numbers) where !changed.isEmpty {
                    // Lengths and sizes stand near the beginning.
                    let end = Bool.random(using: &numbers) ? min(64, changed.count) : changed.count
                    changed[changed.startIndex + Int.random(in: 0..<end, using: &numbers)] =
                        [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &numbers)]
                        .randomElement(using: &numbers) ?? 0
                }
                let header = try? ImageHeader(Data([1, 2, 3]) + changed).format
                #expect(header == nil)
                guard let header = try? ImageHeader(changed) else { continue }
                #expect(header.width.map { $0 > 0 } ?? true)
                // Neither of these may trap, whatever they find.
                try? header.check()
                _ = header.hasEnd
            }
        }
    }

    @Test(
        "Sides that no product holds are refused",
        arguments: [
            // A PNG of 16 bits and four components.
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ++ .be32(13) ++ Data("IHDR".utf8) ++ .be32(-1)
                ++ .be32(-1) ++ Data([16, 6, 0, 0, 0]) ++ .be32(0),
            // A bitmap of 32 bits.
            Data("BM".utf8) ++ .le32(0) ++ .le32(0) ++ .le32(54) ++ .le32(40) ++ .le32(Int(Int32.max))
                ++ .le32(Int(Int32.min)) ++ .le16(1) ++ .le16(32) ++ Data(count: 24),
        ]
    )
    func overflow(data: Data) {
        #expect { try ImageHeader(data).check() } throws: { ($0 as? ImageCodingError)?.code == .truncated }
    }

    @Test("Bytes of no known format are refused as such")
    func unknown() {
        for data in [Data(), Data("hello".utf8), Data(count: 100)] {
            #expect { try ImageHeader(data) } throws: { ($0 as? ImageCodingError)?.code == .unsupportedFormat }
        }
    }
}
