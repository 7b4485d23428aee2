import CVideoDevice
import Foundation

/// A device of Video4Linux with its buffers mapped.
///
/// Owns the descriptor and the maps. Used by one thread at a time.
@safe final class KernelVideoDriver: VideoDriver {
    private let descriptor: Int32
    private let path: String
    private var buffers: [UnsafeMutableRawBufferPointer] = unsafe []

    init(_ path: String) throws(CameraError) {
        self.path = path
        descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.failure(errno, path) }
        // All of the object is there from here on, so its end closes the descriptor.
        guard fovea_video_check(descriptor) == 0 else {
            throw CameraError(code: .unsupported, message: "\(path) is no camera that streams. Name another device.")
        }
    }

    deinit {
        stop()
        close(descriptor)
    }

    var offeredCodes: [UInt32] {
        var codes: [UInt32] = []
        var code: UInt32 = 0
        while codes.count < 64, unsafe fovea_video_offered(descriptor, UInt32(codes.count), &code) == 0 {
            codes.append(code)
        }
        return codes
    }

    func setFormat(code: UInt32, width: Int, height: Int) throws(CameraError) -> DeviceFormat {
        var format = fovea_video_format(
            width: UInt32(width),
            height: UInt32(height),
            code: code,
            bytes_per_row: 0
        )
        try check(unsafe fovea_video_set_format(descriptor, &format))
        return DeviceFormat(
            code: format.code,
            width: Int(format.width),
            height: Int(format.height),
            bytesPerRow: Int(format.bytes_per_row)
        )
    }

    func start(bufferCount: Int) throws(CameraError) {
        var count = UInt32(bufferCount)
        try check(unsafe fovea_video_request_buffers(descriptor, &count))
        for index in 0..<count {
            var (offset, length): (UInt32, UInt32) = (0, 0)
            try check(unsafe fovea_video_describe_buffer(descriptor, index, &offset, &length))
            let start = unsafe mmap(nil, Int(length), PROT_READ, MAP_SHARED, descriptor, off_t(offset))
            guard let start = unsafe start, unsafe start != MAP_FAILED else { throw Self.failure(errno, path) }
            unsafe buffers.append(UnsafeMutableRawBufferPointer(start: start, count: Int(length)))
            try check(fovea_video_queue(descriptor, index))
        }
        try check(fovea_video_stream(descriptor, 1))
    }

    func frame(within milliseconds: Int32) throws(CameraError) -> Data? {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&watched, 1, milliseconds) > 0 else { return nil }
        var (index, used): (UInt32, UInt32) = (0, 0)
        var isDamaged: Int32 = 0
        let status = unsafe fovea_video_dequeue(descriptor, &index, &used, &isDamaged)
        if status == -EAGAIN { return nil }
        try check(status)
        guard unsafe Int(index) < buffers.count else { return nil }
        let buffer = unsafe buffers[Int(index)]
        let data = unsafe isDamaged == 0 ? Data(buffer.prefix(Int(used))) : nil
        try check(fovea_video_queue(descriptor, index))
        return data
    }

    func stop() {
        _ = fovea_video_stream(descriptor, 0)
        unsafe buffers.forEach { buffer in _ = unsafe munmap(buffer.baseAddress, buffer.count) }
        unsafe buffers.removeAll()
    }

    private func check(_ status: Int32) throws(CameraError) {
        guard status < 0 else { return }
        throw Self.failure(-status, path)
    }

    private static func failure(_ number: Int32, _ path: String) -> CameraError {
        switch number {
        case ENOENT, ENXIO:
            CameraError(
                code: .missing,
                message: "There is no camera at \(path). Plug one in, or name another device or a recording."
            )
        case EACCES, EPERM:
            CameraError(
                code: .denied,
                message: "\(path) may not be used. Add the person to the group 'video': 'sudo usermod -aG video $USER'."
            )
        case EBUSY:
            CameraError(code: .busy, message: "Another program uses the camera \(path). Close it.")
        case ENODEV:
            CameraError(code: .damaged, message: "The camera \(path) was unplugged.")
        default:
            CameraError(
                code: .damaged,
                message: "The camera \(path) fails: "
                    + (POSIXErrorCode(rawValue: number).map { POSIXError($0).localizedDescription } ?? "error \(number)")
            )
        }
    }
}
