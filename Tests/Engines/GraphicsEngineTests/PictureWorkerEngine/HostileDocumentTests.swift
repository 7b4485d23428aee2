import Foundation
@testable import ImageCodingEngine
import PictureWorkerEngine
import PixelEngine
import Synchronization
import Testing

/// PDF documents that mean harm.
///
/// What they cost is limited by their workers, since their work can't be known before.
@Suite("Hostile documents", .serialized)
struct HostileDocumentTests {
    /// The end of a document in a worker.
    private enum End: Equatable {
        case drawn
        case refused(ImageCodingError.Code)
    }

    private static let costs = Mutex<[WorkerCost]>([])
    private static let workers = PictureWorkers(WorkerProgram(path: Workers.program("picture-worker"))) { cost in
        costs.withLock { $0.append(cost) }
    }

    private func end(_ file: Data, page: Int = 0, seconds: Double = 1) -> End {
        var limits = Workers.limits(Self.workers)
        limits.maximumProcessorSeconds = seconds
        do throws(ImageCodingError) {
            _ = try ImageDecoder(data: file, page: page, limits: limits).decode()
            return .drawn
        } catch {
            #expect(error.message.count > 20)
            return .refused(error.code)
        }
    }

    /// Returns the highest cost of the jobs of a closure.
    private func cost(_ body: () -> Void) -> (seconds: Double, megabytes: Int) {
        Self.costs.withLock { $0 = [] }
        body()
        let costs = Self.costs.withLock { $0 }
        return (costs.map { $0.processorTime / .seconds(1) }.max() ?? 0, (costs.map(\.byteCount).max() ?? 0) >> 20)
    }

    // MARK: -

    private static func tree(_ kids: String, _ others: [Int: String] = [:]) -> Data {
        var drawing = PDFDrawing([.init()])
        drawing[2] = "<</Type/Pages/Kids[\(kids)]/Count 1000000>>"
        for (number, content) in others { drawing[number] = content }
        return drawing.file
    }

    /// Trees of pages whose branches lead back, to nothing, or very deep.
    private static let trees: [String: Data] = [
        "itself": tree("2 0 R"),
        "each other": tree("6 0 R", [6: "<</Type/Pages/Kids[2 0 R]/Count 1000000>>"]),
        "nothing": tree("99 0 R"),
        "a number": tree("7"),
        "no pages": tree("", [2: "<</Type/Pages/Kids[]/Count 0>>"]),
        "the catalog": tree("1 0 R"),
        "a chain of 5000": tree(
            "1000 0 R",
            Dictionary(
                uniqueKeysWithValues: (1000..<6000).map { ($0, "<</Type/Pages/Kids[\($0 + 1) 0 R]/Count 1000000>>") }
            )
        ),
        "no catalog": tree("10 0 R", [1: "null"]),
    ]

    @Test("A tree of pages that leads nowhere is refused", arguments: trees.keys.sorted())
    func tree(_ name: String) throws {
        let file = try #require(Self.trees[name])
        let cost = cost { #expect([.refused(.corrupt), .refused(.pageNotFound)].contains(end(file))) }
        #expect(cost.seconds < 0.5 && cost.megabytes < 100, "\(cost)")
    }

    @Test("A false number of pages doesn't keep a page from its reader")
    func count() {
        #expect(end(Self.tree("10 0 R")) == .drawn)
        #expect(end(Self.tree("10 0 R"), page: 5) != .drawn)
    }

    @Test("Thousands of pages take no longer than their list")
    func thousands() throws {
        let file = Self.tree(String(repeating: "10 0 R ", count: 50_000), [6: ""])
        let cost = cost {
            #expect(end(file) == .drawn)
            #expect(end(file, page: 999) == .drawn)
            #expect(end(file, page: 1000) == .refused(.limitExceeded))
        }
        #expect(cost.seconds < 0.5 && cost.megabytes < 100, "\(cost)")
    }

    @Test("A document cut anywhere is drawn or refused")
    func cut() {
        let file = PDFDrawing([.init(content: "0 0 50 50 re f"), .init()]).file
        for sixteenth in 0..<16 {
            let part = Data(file.prefix(max(5, file.count * sixteenth / 16)))
            #expect([.drawn, .refused(.corrupt), .refused(.truncated)].contains(end(part)), "\(sixteenth)")
        }
    }

    @Test("A content that nests deeply, or draws itself, ends")
    func nesting() {
        let deep = ["[", "<<", "q ", "("].map {
            PDFDrawing([.init(content: String(repeating: $0, count: 100_000))]).file
        }
        var boxes = PDFDrawing([.init()])
        boxes[10] = boxes[10] + String(repeating: "[", count: 100_000)
        var itself = PDFDrawing([.init(content: "/N Do")])
        itself.objects[5] = PDFDrawing.stream(
            Data("/N Do /N Do".utf8),
            "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<</XObject<</N 5 0 R>>>>"
        )
        for file in deep + [boxes.file, itself.file] {
            let cost = cost { _ = end(file) }
            #expect(cost.seconds < 1.5 && cost.megabytes < 450, "\(cost)")
        }
    }

    /// Forms that draw the next one twice, thirty of them.
    private static var doubling: Data {
        var drawing = PDFDrawing([.init(content: "/N Do")])
        for number in 0..<30 {
            let (own, next) = (number == 0 ? 5 : 1000 + number, 1001 + number)
            drawing.objects[own] = PDFDrawing.stream(
                Data("/N Do /N Do".utf8),
                "/Type/XObject/Subtype/Form/BBox[0 0 200 100]/Resources<</XObject<</N \(next) 0 R>>>>"
            )
        }
        drawing.objects[1030] = PDFDrawing.stream(
            Data("0 0 200 100 re f".utf8),
            "/Type/XObject/Subtype/Form/BBox[0 0 200 100]"
        )
        return drawing.file
    }

    /// A picture of black pixels, drawn a number of times.
    private static func pictures(side: Int, times: Int) -> Data {
        var drawing = PDFDrawing([.init(content: String(repeating: "q 200 0 0 100 0 0 cm /I Do Q ", count: times))])
        drawing.objects[4] = PDFDrawing.stream(
            HostileFile.packedZeros,
            "/Type/XObject/Subtype/Image/Width \(side)/Height \(side)/ColorSpace/DeviceGray/BitsPerComponent 8"
                + "/Filter/FlateDecode"
        )
        return drawing.file
    }

    @Test("Work that takes too long is ended")
    func time() {
        for file in [Self.doubling, Self.pictures(side: 4000, times: 2000)] {
            let start = ContinuousClock.now
            // A fast machine meets the limit on memory first, where the library ends its process.
            let ends: [End] = [.refused(.limitExceeded), .refused(.decoderFailed), .refused(.outOfMemory), .drawn]
            let cost = cost { #expect(ends.contains(end(file))) }
            #expect(cost.seconds < 1.5 && cost.megabytes < 450, "\(cost)")
            #expect(start.duration(to: .now) < .seconds(30))
        }
    }

    @Test("Work that takes too much memory is ended, and the next document is drawn")
    func memory() {
        let content = String(repeating: "q ", count: 8_000_000)
        let cost = cost {
            let refusals: [End] = [.refused(.decoderFailed), .refused(.limitExceeded), .refused(.outOfMemory)]
            #expect(refusals.contains(end(PDFDrawing([.init(content: content)]).file, seconds: 20)))
        }
        #expect(cost.megabytes < 550, "\(cost)")
        #expect(end(PDFDrawing([.init()]).file) == .drawn)
    }

    @Test("A picture larger than any memory costs the page nothing", arguments: [20_000, 60_000, 2_000_000_000])
    func giant(side: Int) {
        let cost = cost { _ = end(Self.pictures(side: side, times: 1), seconds: 5) }
        #expect(cost.megabytes < 450, "\(cost)")
    }

    @Test("Changed documents are drawn or refused")
    func changed() throws {
        let form = "/AcroForm<</Fields[6 0 R]/DA(/F 20 Tf 0 g)/NeedAppearances true>>"
        let text = "BT /F 24 Tf 20 40 Td (Pages) Tj ET q 1 0 0 1 5 5 cm 0 0 50 50 re f Q /I Do"
        var drawing = PDFDrawing([.init(content: text, entries: "/Annots[6 0 R]"), .init()], catalog: form)
        drawing[6] = "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(V)/Rect[10 10 190 90]/DA(/F 20 Tf 0 g)/F 4/P 10 0 R>>"
        drawing.objects[4] = PDFDrawing.stream(
            Data.noise(48),
            "/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace/DeviceRGB/BitsPerComponent 8"
        )
        let file = drawing.file
        var codes: [String: Int] = [:]
        for round in 0..<60 {
            let noise = Data.noise(24, seed: UInt64(round))
            var changed = file
            for index in 0..<(1 + round % 6) {
                let place = (Int(noise[4 * index]) << 16 | Int(noise[4 * index + 1]) << 8 | Int(noise[4 * index + 2]))
                let byte = noise[4 * index + 3]
                // Digits turn numbers into others, which does more harm than letters.
                changed[9 + place % (file.count - 9)] = byte < 128 ? 48 + byte % 10 : byte
            }
            switch end(changed) {
            case .drawn: codes["drawn", default: 0] += 1
            case .refused(let code): codes["\(code)", default: 0] += 1
            }
        }
        #expect((codes["drawn"] ?? 0) > 10, "\(codes)")
        // No change makes the server itself fail.
        #expect(codes["decoderUnavailable"] == nil, "\(codes)")
    }
}
