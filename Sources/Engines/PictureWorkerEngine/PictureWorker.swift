import CWorkerSandbox
import Foundation
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PixelEngine

/// The program of a worker, which decodes untrusted pictures in a sandbox.
package enum PictureWorker {
    /// The descriptor of the socket for requests.
    private static let socket: Int32 = 3

    /// Serves until the socket is closed, and returns the program's exit code.
    ///
    /// Call it first in a program, before anything starts a thread.
    package static func serve() -> Int32 {
        let library = WorkerKind.library(in: CommandLine.arguments)
        do throws(ImageCodingError) {
            if let library { try warmPages(library) } else { warmPictures() }
        } catch {
            var reason = Array(error.message.utf8)
            _ = unsafe fovea_send_packet(socket, &reason, reason.count, -1, -1)
            return EX_UNAVAILABLE
        }
        var ready = UInt8(1)
        guard unsafe fovea_send_packet(socket, &ready, 1, -1, -1) == 0 else { return EX_USAGE }
        let touch: @convention(c) () -> Void =
            library == nil ? { PictureWorker.touch(PictureWorker.sample) } : { PictureWorker.touch(PictureWorker.page) }
        let served = unsafe fovea_serve_jobs(
            socket,
            { reply, input, request, count in
                let request = unsafe UnsafeRawBufferPointer(start: request, count: count)
                unsafe PictureWorker.answer(request, input: input, to: reply)
            },
            touch
        )
        return served == 0 ? 0 : EX_OSERR
    }

    /// Touches the memory that most jobs write, with a small file.
    private static func touch(_ sample: Data?) {
        _ = (try? JSONEncoder().encode(trial)).map { try? JSONDecoder().decode(WorkerRequest.self, from: $0) }
        guard let sample, let decoder = try? ImageDecoder(data: sample) else { return }
        _ = try? JSONEncoder().encode(WorkerAnswer.info(decoder.info))
        let need = PictureNeed(fit: .fill, width: 7, height: 5)
        _ = try? made(PicturePart(need: need, orientation: .right, format: .bgra8), of: decoder)
    }

    private static let trial = WorkerRequest(byteCount: 1, task: .pixels(DecodingOptions()), limits: DecodingLimits())
    private static let sample: Data? = {
        let pixels = unsafe try? Raster(width: 16, height: 16, format: .rgba8, alpha: .opaque) { _, _ in }
        return try? pixels.map { try ImageEncoder.encode($0, as: .jpeg) }
    }()

    /// A document of one page with a text, whose objects the library finds without their list.
    private static let page = Data(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
        4 0 obj <</Length 24>>
        stream
        BT /F 9 Tf (Page) Tj ET
        endstream endobj
        5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
        trailer <</Root 1 0 R>>
        """.utf8
    )

    /// Does once what each job for a picture would repeat: loads libraries, and sets up tables.
    private static func warmPictures() {
        for format in ImageFileFormat.allCases where ![.heic, .avif, .pdf].contains(format) {
            let pixels = unsafe try? Raster(width: 16, height: 16, format: .rgba8, alpha: .opaque) { _, _ in }
            guard let file = try? pixels.map({ try ImageEncoder.encode($0, as: format) }) else { continue }
            warm(file)
        }
        touch(sample)
        _ = try? ImageDecoder(data: Data([0]))
    }

    /// Does once what each job for a page would repeat.
    private static func warmPages(_ library: String) throws(ImageCodingError) {
        try PageLibrary.load(path: library)
        warm(page)
        touch(page)
    }

    private static func warm(_ file: Data) {
        let answer = WorkerAnswer.info
        guard let decoder = try? ImageDecoder(data: file) else { return }
        _ = try? decoder.decode(DecodingOptions(minimumSize: .init(width: 2, height: 2), averages: true))
        _ = try? decoder.decode(DecodingOptions())
        let need = PictureNeed(fit: .fill, width: 7, height: 5)
        _ = try? made(PicturePart(need: need, orientation: .right, format: .bgra8), of: decoder)
        _ = try? JSONEncoder().encode(answer(decoder.info))
    }
}

// MARK: - Jobs

extension PictureWorker {
    /// Answers in the process of a job.
    private static func answer(_ request: UnsafeRawBufferPointer, input: Int32, to reply: Int32) {
        guard let request = unsafe try? JSONDecoder().decode(WorkerRequest.self, from: Data(request)) else { return }
        do throws(ImageCodingError) {
            let file = try data(input, byteCount: request.byteCount)
            let decoder = try ImageDecoder(data: file, page: request.page, limits: request.limits)
            switch request.task {
            case .header: send(.info(decoder.info), to: reply)
            case .pixels(let options):
                let pixels = try decoder.decode(options)
                try send(SharedPixels(pixels, as: pixels.format, alpha: pixels.alpha), to: reply)
            case .part(let part): try send(Self.made(part, of: decoder), to: reply)
            }
        } catch {
            send(.failure(.init(error)), to: reply)
        }
    }

    private static func made(_ part: PicturePart, of decoder: ImageDecoder) throws(ImageCodingError) -> SharedPixels {
        do {
            let room = ReservedFile(for: part)
            if let pixels = try written(part, of: decoder, in: room) { return pixels }
            let picture = Picture(decoder, orientation: part.orientation, isPassedOn: true)
            let pixels = try picture.raster(for: part.need)
            return try SharedPixels(pixels, as: part.format, alpha: .opaque, in: room?.file)
        } catch let error as ImageCodingError {
            throw error
        } catch {
            let code: ImageCodingError.Code = (error as? PixelError)?.code == .outOfMemory ? .outOfMemory : .corrupt
            throw ImageCodingError(code: code, message: "\(error)", cause: error)
        }
    }

    /// Writes a picture that needs neither turning nor scaling as its rows are decoded, or returns nil for any other.
    private static func written(
        _ part: PicturePart,
        of decoder: ImageDecoder,
        in room: ReservedFile?
    ) throws(ImageCodingError) -> SharedPixels? {
        guard part.need.region == .whole, part.need.fit == .fill, part.orientation == .up else { return nil }
        let size = ImageInfo.Size(width: part.need.width, height: part.need.height)
        var writer: PixelWriter?
        let isWhole = try decoder.decodeBands(DecodingOptions(minimumSize: size, averages: true)) {
            (band) throws(ImageCodingError) in
            if writer == nil {
                writer = PixelWriter(
                    room?.file,
                    width: size.width,
                    height: size.height,
                    format: part.format,
                    alpha: .opaque
                )
            }
            guard let rows = try? band.flattened(), writer?.append(rows) == true else { throw SharedPixels.outOfMemory }
        }
        guard isWhole else {
            writer?.restart()
            return nil
        }
        guard let file = writer?.finish() else { throw SharedPixels.outOfMemory }
        return SharedPixels(file, width: size.width, height: size.height, part.format, .opaque)
    }

    /// Maps the picture, which stays mapped until the process ends.
    private static func data(_ input: Int32, byteCount: Int) throws(ImageCodingError) -> Data {
        guard input >= 0, byteCount > 0, lseek(input, 0, SEEK_END) >= byteCount,
            let bytes = unsafe mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, input, 0), unsafe bytes != MAP_FAILED
        else {
            throw ImageCodingError(code: .outOfMemory, message: "There is no memory for the bytes of the picture.")
        }
        return unsafe Data(bytesNoCopy: bytes, count: byteCount, deallocator: .none)
    }

    private static func send(_ pixels: SharedPixels, to reply: Int32) {
        // The requesting process seals the memory, which nothing here has mapped.
        send(.pixels(pixels.layout), pixels.file.descriptor, to: reply)
    }

    private static func send(_ answer: WorkerAnswer, _ descriptor: Int32 = -1, to reply: Int32) {
        guard let bytes = try? JSONEncoder().encode(answer) else { return }
        _ = unsafe bytes.withUnsafeBytes { bytes in
            // An encoded answer is never empty.
            unsafe fovea_send_packet(reply, bytes.baseAddress.unsafelyUnwrapped, bytes.count, descriptor, -1)
        }
    }
}

/// A decoded picture in memory that the requesting process seals.
private struct SharedPixels {
    let file: MemoryFile
    let layout: WorkerAnswer.Pixels

    static let outOfMemory = ImageCodingError(
        code: .outOfMemory,
        message: "There is no memory to decode the picture. Ask for a smaller size."
    )

    init(_ file: MemoryFile, width: Int, height: Int, _ format: PixelFormat, _ alpha: AlphaMode) {
        self.file = file
        let place = SealedLayout(width: width, height: height, format: format, alpha: alpha)
        layout = WorkerAnswer.Pixels(
            width: width,
            height: height,
            bytesPerRow: place.bytesPerRow,
            format: format,
            alpha: alpha,
            byteCount: place.byteCount,
            halfOffset: place.halfOffset
        )
    }

    init(_ raster: Raster, as format: PixelFormat, alpha: AlphaMode, in room: MemoryFile? = nil)
        throws(ImageCodingError)
    {
        guard let file = raster.file(as: format, alpha: alpha, in: room) else { throw Self.outOfMemory }
        self.init(file, width: raster.width, height: raster.height, format, alpha)
    }
}
