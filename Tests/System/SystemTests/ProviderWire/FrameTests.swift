import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire
import TestSupport
import Testing

@Suite("Frames")
struct FrameTests {
    private func decoder(_ limits: WireLimits = .default) -> FrameDecoder {
        FrameDecoder(limits: limits) { !$0.isFromSystem }
    }

    private func frame(_ request: UInt32 = 7, body: Data = Data("thumbnails".utf8)) throws -> Frame {
        let message = AnswerMessage(Answer(results: [], total: 3, milliseconds: 1.5))
        return try Frame(.results, request: request, message, body: body)
    }

    @Test("Arrive as they were sent, in pieces of any size", arguments: [1, 3, 20, 21, 1_000])
    func roundTrip(pieces: Int) throws {
        var decoder = decoder()
        let bytes = [UInt8](try frame(1).bytes + frame(2, body: Data()).bytes + frame(3).bytes)
        var frames: [Frame] = []
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            decoder.append(bytes[start..<min(start + pieces, bytes.count)])
            while let frame = try decoder.next() { frames.append(frame) }
        }
        #expect(frames.map(\.request) == [1, 2, 3])
        #expect(frames.map { String(decoding: $0.body, as: UTF8.self) } == ["thumbnails", "", "thumbnails"])
        #expect(try frames[0].message(AnswerMessage.self).answer.total == 3)
        #expect(!decoder.isInsideFrame)
    }

    @Test("Begin with 20 bytes that stay what they are")
    func header() throws {
        let header = FrameHeader(
            kind: .search,
            descriptorCount: 1,
            request: 258,
            metadataByteCount: 65_536,
            bodyByteCount: 3
        )
        #expect(header.bytes == [70, 79, 86, 87, 2, 2, 1, 0, 0, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0, 3])
        #expect(try FrameHeader(header.bytes[...], limits: .default) == header)
    }

    @Test("Of another version are known as such, whatever else changed")
    func foreignVersion() throws {
        var bytes = [UInt8](try frame().bytes)
        bytes[4] = 3
        bytes[5] = 200
        bytes[7] = 9
        var decoder = decoder()
        decoder.append(bytes)
        let error = #expect(throws: WireError.self) { try decoder.next() }
        #expect(error?.code == .foreignVersion(3))
    }

    @Test("Are refused by their first bytes", arguments: ["G", "FO!", "GET / HTTP/1.1\r\n\r\n\r\n"])
    func refusesOthers(text: String) {
        var decoder = decoder()
        decoder.append(Array(text.utf8))
        let error = #expect(throws: WireError.self) { try decoder.next() }
        #expect(error?.code == .malformed)
    }

    @Test("Are refused by what they announce, before anything is set aside for it")
    func refusesSizes() throws {
        var limits = WireLimits()
        limits.metadataByteCount = 100
        limits.bodyByteCount = 1_000
        for (metadata, body) in [(101, 0), (0, 1_001), (Int(UInt32.max), Int(UInt32.max))] {
            var decoder = decoder(limits)
            decoder.append(
                FrameHeader(kind: .results, request: 1, metadataByteCount: metadata, bodyByteCount: body).bytes
            )
            let error = #expect(throws: WireError.self) { try decoder.next() }
            #expect(error?.code == .tooLarge)
        }
    }

    @Test("Are refused from the wrong side")
    func refusesSide() throws {
        var decoder = decoder()
        decoder.append(try Frame(.search, request: 1, EmptyMessage()).bytes)
        let error = #expect(throws: WireError.self) { try decoder.next() }
        #expect(error?.code == .malformed)
    }

    @Test("Are refused when a descriptor comes that none of them announces")
    func refusesDescriptors() throws {
        var decoder = decoder()
        decoder.append(try frame().bytes, descriptors: [Descriptor(owning: dup(0))])
        #expect(try decoder.next() != nil)
        let error = #expect(throws: WireError.self) { try decoder.next() }
        #expect(error?.code == .malformed)
    }

    @Test("Are refused when the descriptors don't come that they announce")
    func refusesMissingDescriptors() throws {
        var decoder = FrameDecoder { $0.isFromSystem }
        decoder.append(
            FrameHeader(kind: .search, descriptorCount: 1, request: 1, metadataByteCount: 2, bodyByteCount: 0).bytes
        )
        let error = #expect(throws: WireError.self) { try decoder.next() }
        #expect(error?.code == .malformed)
    }

    @Test("Are refused when descriptors pile up before they are complete", arguments: [0, 5, 20, 21])
    func refusesPiles(count: Int) throws {
        var decoder = FrameDecoder { $0.isFromSystem }
        let bytes = [UInt8](try Frame(.hello, request: 1, EmptyMessage()).bytes)
        decoder.append(bytes.prefix(count), descriptors: [Descriptor(owning: dup(0))])
        func read() throws {
            _ = try decoder.next()
            decoder.append([UInt8](), descriptors: [Descriptor(owning: dup(0))])
            _ = try decoder.next()
        }
        let error = #expect(throws: WireError.self) { try read() }
        #expect(error?.code == .malformed)
    }

    @Test("Keep their own descriptors when several arrive at once")
    func keepsDescriptors() throws {
        var decoder = FrameDecoder { $0.isFromSystem }
        let descriptor = Descriptor(owning: dup(0))
        let search = try Frame(.search, request: 2, EmptyMessage(), descriptors: [descriptor])
        decoder.append(try Frame(.hello, request: 1, EmptyMessage()).bytes + search.bytes, descriptors: [descriptor])
        #expect(try decoder.next()?.descriptors.count == 0)
        #expect(try decoder.next()?.descriptors.first === descriptor)
        #expect(try decoder.next() == nil)
    }

    @Test(
        "Changed in any way, end in frames or in an error, and never in anything else",
        arguments: 0..<64 as Range<UInt64>
    )
    func mutations(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let originals = try [
            frame(),
            Frame(.welcome, request: 1, WelcomeMessage(opens: ["A"])),
            Frame(.failed, request: 2, AppFailure(.appFailed, "It failed.")),
            Frame(
                .opened,
                request: 3,
                Opening(place: "/", milliseconds: 1)
            ),
        ].map { [UInt8]($0.bytes) }
        for _ in 0..<200 {
            var bytes = originals.shuffled(using: &generator).flatMap { $0 }
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: bytes[place] = .random(in: 0...255, using: &generator)
                case 1: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
                case 2: bytes.insert(.random(in: 0...255, using: &generator), at: place)
                case 3: bytes.removeSubrange(place..<min(bytes.count, place + 9))
                default: bytes += bytes[place...]
                }
                if bytes.isEmpty { bytes = [0] }
            }
            var decoder = decoder()
            var taken = 0
            while taken < bytes.count {
                let end = min(bytes.count, taken + Int.random(in: 1...500, using: &generator))
                decoder.append(bytes[taken..<end])
                taken = end
                do throws(WireError) {
                    while let frame = try decoder.next() {
                        #expect(frame.metadata.count + frame.body.count <= bytes.count)
                        _ = try? frame.message(AnswerMessage.self)
                        _ = try? frame.message(WelcomeMessage.self)
                        _ = try? frame.message(Opening.self)
                    }
                } catch {
                    #expect(!error.description.isEmpty)
                    break
                }
            }
        }
    }
}
