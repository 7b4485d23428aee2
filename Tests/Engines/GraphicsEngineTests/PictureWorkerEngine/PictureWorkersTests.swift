import Foundation
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PictureWorkerEngine
import PixelEngine
import TestSupport
import Testing

@Suite("Pictures decoded by workers")
struct PictureWorkersTests {
    private static let formats: [ImageFileFormat] = [.jpeg, .png, .webp, .bmp, .tiff, .heic, .avif]

    @Test("A worker gives the same header and pixels as this process", arguments: formats)
    func same(_ format: ImageFileFormat) throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 200, height: 120), as: format)
        let near = try ImageDecoder(data: file)
        let far = try ImageDecoder(data: file, limits: Workers.limits(Workers.honest))
        #expect(near.info == far.info)
        for minimum in [nil, (width: 50, height: 30)] {
            let (one, other) = (try near.decode(minimumSize: minimum), try far.decode(minimumSize: minimum))
            #expect(one.width == other.width && one.height == other.height && one.format == other.format)
            #expect(one.alpha == other.alpha)
            #expect(Self.rows(one) == Self.rows(other))
        }
    }

    @Test("Pixels come in memory that is read-only for everyone")
    func sealed() throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 64, height: 64), as: .png)
        let raster = try ImageDecoder(data: file, limits: Workers.limits(Workers.honest)).decode()
        #expect(raster.memory.isSealed)
    }

    @Test("Parts of pictures come upright, in their size, as this process makes them", arguments: formats)
    func parts(_ format: ImageFileFormat) throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 200, height: 120), as: format)
        let region = PictureRegion(x: 0.25, y: 0.1, width: 0.5, height: 0.8)
        let need = PictureNeed(region: region, fit: .fill, width: 50, height: 48)
        let made = try [DecodingLimits(), Workers.limits(Workers.honest)].map { limits in
            let decoder = try ImageDecoder(data: file, limits: limits)
            let picture = Picture(decoder, orientation: .right, isPassedOn: true)
            return try picture.part(for: need, as: .bgra8).sealed(as: .bgra8)
        }
        #expect(made.allSatisfy { $0.width == 50 && $0.height == 48 && $0.format == .bgra8 && $0.alpha == .opaque })
        #expect(made.allSatisfy { $0.memory.isSealed })
        #expect(Self.rows(made[0]) == Self.rows(made[1]))
    }

    @Test(
        "Large pictures that are only passed on are the same as in this process, in whole and halved",
        arguments: [AlphaMode.opaque, .straight],
        [(1, 1_300, 1_000), (2, 2_600, 2_000), (1, 1_301, 1_001)]
    )
    func passedOn(alpha: AlphaMode, size: (divisor: Int, width: Int, height: Int)) throws {
        let drawing = try Raster.drawn(width: size.width, height: size.height, alpha: alpha) { x, y, c in
            c < 3 ? UInt8(truncatingIfNeeded: x * 3 + y * 5 + c) : alpha == .opaque || y % 3 > 0 ? 255 : UInt8(x & 255)
        }
        let file = try ImageEncoder.encode(drawing, as: .png)
        let need = PictureNeed(fit: .fill, width: size.width / size.divisor, height: size.height / size.divisor)
        let made = try [DecodingLimits(), Workers.limits(Workers.honest)].map { limits in
            let picture = Picture(try ImageDecoder(data: file, limits: limits), isPassedOn: true)
            return try picture.part(for: need, as: .bgra8).sealed(as: .bgra8)
        }
        #expect(Self.rows(made[0]) == Self.rows(made[1]))
        #expect(made[0].halfOffset == made[1].halfOffset)
        #expect((made[1].halfOffset != nil) == size.width.isMultiple(of: 2))
        let halves = try made.map { try $0.halved().map(Self.rows) }
        #expect(halves[0] == halves[1])
    }

    @Test("A picture as large as it may be comes with its half")
    func largest() throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 1_300, height: 1_000), as: .png)
        var limits = Workers.limits(Workers.honest)
        limits.maximumDecodedByteCount = 1_300 * 1_000 * 4
        let picture = Picture(try ImageDecoder(data: file, limits: limits), isPassedOn: true)
        let need = PictureNeed(fit: .fill, width: 1_300, height: 1_000)
        #expect(try picture.part(for: need, as: .bgra8).sealed(as: .bgra8).halfOffset != nil)
    }

    @Test("A picture whose file states other colors is converted as a whole")
    func colors() throws {
        // A gamma of 1, before the pixels.
        let chunk: [UInt8] = [0, 0, 0, 4, 0x67, 0x41, 0x4D, 0x41, 0, 1, 0x86, 0xA0, 0x31, 0xE8, 0x96, 0x5F]
        var file = try ImageEncoder.encode(try Self.drawing(width: 1_300, height: 1_000), as: .png)
        let plain = try ImageDecoder(data: file).decode()
        // The encoder says that colors are those of sRGB, which would count.
        let marked = try #require(file.firstRange(of: Data("sRGB".utf8)))
        file.removeSubrange(marked.lowerBound - 4..<marked.upperBound + 5)
        file.insert(contentsOf: chunk, at: 33)
        #expect(try Self.rows(ImageDecoder(data: file).decode()) != Self.rows(plain))
        let need = PictureNeed(fit: .fill, width: 1_300, height: 1_000)
        let made = try [DecodingLimits(), Workers.limits(Workers.honest)].map { limits in
            let picture = Picture(try ImageDecoder(data: file, limits: limits), isPassedOn: true)
            return try picture.part(for: need, as: .bgra8).sealed(as: .bgra8)
        }
        #expect(Self.rows(made[0]) == Self.rows(made[1]))
    }

    @Test("Rows that turn out to be damaged after others were passed on are a typed error", arguments: [0, 500, 999])
    func damaged(row: Int) throws {
        let file = StoredPNG.file(width: 1_300, height: 1_000) { $0 == row ? 9 : UInt8($0 % 3) }
        let need = PictureNeed(fit: .fill, width: 1_300, height: 1_000)
        let error = #expect(throws: ImageCodingError.self) {
            let decoder = try ImageDecoder(data: file, limits: Workers.limits(Workers.honest))
            _ = try Picture(decoder, isPassedOn: true).part(for: need, as: .bgra8)
        }
        #expect(error?.code == .corrupt)
    }

    @Test("A refusal of the decoder comes with its reason")
    func refusals() throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 200, height: 120), as: .png)
        let error = #expect(throws: ImageCodingError.self) {
            try ImageDecoder(data: file.prefix(file.count / 2), limits: Workers.limits(Workers.honest)).decode()
        }
        #expect(error?.code == .truncated)
        var small = Workers.limits(Workers.honest)
        small.maximumPixelCount = 1000
        let limit = #expect(throws: ImageCodingError.self) { try ImageDecoder(data: file, limits: small) }
        #expect(limit?.code == .limitExceeded)
    }

    @Test("Many pictures are decoded at a time, and nothing is left")
    func many() async throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 300, height: 200), as: .jpeg)
        let limits = Workers.limits(Workers.honest)
        _ = try ImageDecoder(data: file, limits: limits).decode()
        let before = try Self.openDescriptors()
        for _ in 0..<100 { _ = try ImageDecoder(data: file, limits: limits).decode(minimumSize: (40, 40)) }
        // Other tests open and close some meanwhile.
        #expect(try Self.openDescriptors() < before + 100)
    }

    @Test("A server that was killed is replaced")
    func replaced() throws {
        let workers = PictureWorkers(WorkerProgram(path: Workers.program("picture-worker")))
        let file = try ImageEncoder.encode(try Self.drawing(width: 64, height: 64), as: .png)
        _ = try ImageDecoder(data: file, limits: Workers.limits(workers)).decode()
        let process = try #require(workers.serverProcess())
        kill(process, SIGKILL)
        #expect(throws: Never.self) {
            for _ in 0..<3 { _ = try? ImageDecoder(data: file, limits: Workers.limits(workers)).decode() }
            _ = try ImageDecoder(data: file, limits: Workers.limits(workers)).decode()
        }
        #expect(workers.serverProcess() != process)
    }

    @Test("Pictures whose memory exceeds the pool's wait for each other, and others don't", arguments: [1, 2 << 30])
    func waits(_ byteCount: Int) async throws {
        let workers = PictureWorkers(WorkerProgram(path: Workers.program("rogue-worker")), byteCount: byteCount)
        var few = Workers.limits(workers)
        few.maximumProcessorSeconds = 3
        let limits = few
        let busy = Task { await Self.decode("spin", limits) }
        while !Self.isAnyJobBusy(of: workers) { await Task.yield() }
        let fine = await Self.decode("fine", limits)
        let spun = await busy.value
        #expect((fine > spun) == (byteCount == 1))
    }

    /// Decodes on a thread of its own, and returns when that has ended.
    private static func decode(_ wish: String, _ limits: DecodingLimits) async -> ContinuousClock.Instant {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                _ = try? ImageDecoder(data: Data("GIF89a\(wish)".utf8), limits: limits).decode()
                continuation.resume(returning: .now)
            }
        }
    }

    /// Returns whether a job has taken more processor time than any header.
    private static func isAnyJobBusy(of workers: PictureWorkers) -> Bool {
        let jobs = workers.serverProcess().map(ChildProcess.all) ?? []
        return jobs.contains { $0.processorTime >= .milliseconds(200) }
    }

    @Test("A program that is missing, or serves nothing, is named")
    func missing() throws {
        let file = try ImageEncoder.encode(try Self.drawing(width: 64, height: 64), as: .png)
        for path in ["/nowhere/worker", "/bin/true"] {
            let workers = PictureWorkers(WorkerProgram(path: path))
            let error = #expect(throws: ImageCodingError.self) {
                try ImageDecoder(data: file, limits: Workers.limits(workers))
            }
            #expect(error?.code == .decoderUnavailable)
            #expect(error?.message.contains(path) == true)
        }
    }

    // MARK: -

    private static func drawing(width: Int, height: Int) throws -> Raster {
        try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let place = y * bytesPerRow + x * 4
                    bytes[place] = UInt8(truncatingIfNeeded: x * 3)
                    bytes[place + 1] = UInt8(truncatingIfNeeded: y * 5)
                    bytes[place + 2] = UInt8(truncatingIfNeeded: x + y)
                    bytes[place + 3] = 255
                }
            }
        }
    }

    private static func rows(_ raster: Raster) -> [[UInt8]] {
        raster.withUnsafeBytes { bytes in
            (0..<raster.height).map { y in
                Array(
                    bytes[y * raster.bytesPerRow..<y * raster.bytesPerRow + raster.width * raster.format.bytesPerPixel]
                )
            }
        }
    }

    private static func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
}
