import CWorkerSandbox
import Foundation
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
        _ = try? decoder.decode(DecodingOptions(), toSharedMemory: true)
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
            case .pixels(let options): try send(decoder.decode(options, toSharedMemory: true), to: reply)
            case .part(let part): try send(Self.made(part, of: decoder), to: reply)
            }
        } catch {
            send(.failure(.init(error)), to: reply)
        }
    }

    private static func made(_ part: PicturePart, of decoder: ImageDecoder) throws(ImageCodingError) -> Raster {
        do {
            let room = PreparedMemory(for: part)
            let picture = Picture(decoder, orientation: part.orientation, isPassedOn: true)
            let pixels = try picture.raster(for: part.need)
            // The requesting process seals the memory.
            return try pixels.sealed(as: part.format, in: room?.memory)
        } catch let error as ImageCodingError {
            throw error
        } catch {
            let code: ImageCodingError.Code = (error as? PixelError)?.code == .outOfMemory ? .outOfMemory : .corrupt
            throw ImageCodingError(code: code, message: "\(error)", cause: error)
        }
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

    private static func send(_ raster: consuming Raster, to reply: Int32) throws(ImageCodingError) {
        guard let shared = raster.inSharedMemory(), let number = shared.memory.fileDescriptor else {
            throw ImageCodingError(
                code: .outOfMemory,
                message: "There is no memory to decode the picture. Ask for a smaller size."
            )
        }
        let answer = WorkerAnswer.pixels(
            .init(
                width: shared.width,
                height: shared.height,
                bytesPerRow: shared.bytesPerRow,
                format: shared.format,
                alpha: shared.alpha,
                byteCount: shared.memory.byteCount
            )
        )
        // Memory that another process can still write isn't accepted.
        unsafe shared.memory.withUnsafeMutableBytes { bytes in
            _ = unsafe munmap(bytes.baseAddress, max(bytes.count, 1))
        }
        send(answer, number, to: reply)
        // The memory's owner would unmap it again.
        _exit(0)
    }

    private static func send(_ answer: WorkerAnswer, _ descriptor: Int32 = -1, to reply: Int32) {
        guard let bytes = try? JSONEncoder().encode(answer) else { return }
        _ = unsafe bytes.withUnsafeBytes { bytes in
            // An encoded answer is never empty.
            unsafe fovea_send_packet(reply, bytes.baseAddress.unsafelyUnwrapped, bytes.count, descriptor, -1)
        }
    }
}

extension Raster {
    /// The picture in memory that other processes can map, or nil when there is none.
    fileprivate func inSharedMemory() -> Raster? {
        if memory.fileDescriptor != nil, byteOffset == 0 { return self }
        guard let shared = PixelMemory.allocateShared(byteCount: bytesPerRow * height) else { return nil }
        unsafe shared.withUnsafeMutableBytes { target in
            unsafe withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
        return Raster(
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            format: format,
            alpha: alpha,
            memory: shared
        )
    }
}
