import Foundation
import ImageCodingEngine
import PixelEngine
import TestSupport
import Testing

@Suite("The memory of captures")
struct CaptureMemoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Stays below a bound for a screen of 8K, where the largest pixels are kept of it")
    func largeScreen() throws {
        let (width, height) = (7680, 4320)
        let pixels = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            // Rows that differ, so that the file isn't empty and the pixels aren't all one page of memory.
            for row in 0..<height {
                let part = UnsafeMutableRawBufferPointer(rebasing: bytes[row * rowBytes..<(row + 1) * rowBytes])
                part.bindMemory(to: UInt32.self).update(
                    repeating: 0xFF00_0000 | UInt32(truncatingIfNeeded: row &* 2_654_435)
                )
            }
        }
        let picture = folder.file("screen.png").path
        try ImageEncoder.encode(pixels, as: .png).write(to: URL(filePath: picture))

        // The highest use of a child is told after its end, to a parent that is small itself.
        let script = """
            import resource, subprocess, sys
            code = subprocess.run(sys.argv[1:]).returncode
            print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            sys.exit(code)
            """
        let out = folder.file("out.bmp").path
        let run = try ProgramRun(
            "/usr/bin/env",
            ["python3", "-c", script, FoveaProgram.path, "capture", picture, "--profile", "desktop", "-o", out]
        )
        #expect(run.code == 0, "\(run.errors)")
        let mebibytes = try #require(Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines))) / 1024
        // All of its pixels would be 127 MiB, beside a program of about 70.
        #expect((20...192).contains(mebibytes), "\(mebibytes) MiB")
        #expect(try ImageDecoder(contentsOf: URL(filePath: out)).info.width <= 3072)
    }
}
