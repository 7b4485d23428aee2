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
        warm()
        var ready = UInt8(1)
        guard unsafe fovea_send_packet(socket, &ready, 1, -1, -1) == 0 else { return EX_USAGE }
        let served = unsafe fovea_serve_jobs(socket) { reply, input, request, count in
            unsafe PictureWorker.answer(UnsafeRawBufferPointer(start: request, count: count), input: input, to: reply)
        } _: {
            PictureWorker.touch()
        }
        return served == 0 ? 0 : EX_OSERR
    }

    /// Touches the memory that most jobs write.
    private static func touch() {
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

    /// Does once what each job would repeat: loads libraries, and sets up tables.
    private static func warm() {
        let answer = WorkerAnswer.info
        for format in ImageFileFormat.allCases where format != .heic && format != .avif {
            let pixels = unsafe try? Raster(width: 16, height: 16, format: .rgba8, alpha: .opaque) { _, _ in }
            guard let file = try? pixels.map({ try ImageEncoder.encode($0, as: format) }),
                let decoder = try? ImageDecoder(data: file)
            else { continue }
            _ = try? decoder.decode(DecodingOptions(minimumSize: .init(width: 2, height: 2), averages: true))
            _ = try? decoder.decode(DecodingOptions(), toSharedMemory: true)
            let need = PictureNeed(fit: .fill, width: 7, height: 5)
            _ = try? made(PicturePart(need: need, orientation: .right, format: .bgra8), of: decoder)
            _ = try? JSONEncoder().encode(answer(decoder.info))
        }
        touch()
        _ = try? ImageDecoder(data: Data([0]))
    }
}

// MARK: - Jobs

extension PictureWorker {
    /// Answers in the process of a job.
    private static func answer(_ request: UnsafeRawBufferPointer, input: Int32, to reply: Int32) {
        guard let request = unsafe try? JSONDecoder().decode(WorkerRequest.self, from: Data(request)) else { return }
        do throws(ImageCodingError) {
            let decoder = try ImageDecoder(data: try data(input, byteCount: request.byteCount), limits: request.limits)
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
