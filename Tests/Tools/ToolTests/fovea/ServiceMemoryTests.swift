import Foundation
import ImageCodingEngine
import PixelEngine
import TestSupport
import Testing

@Suite("The memory of the service")
struct ServiceMemoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("Grows by less than a screen of 8K has pixels while such are searched, and comes back")
    func largeScreens() async throws {
        let log = folder.file("log")
        let service = try LeashedProgram(
            [FoveaProgram.path, "serve", "--port", "0"],
            log: log,
            folder: folder.url,
            environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": folder.path]
        )
        defer { service.stop() }
        var port: Int?
        for _ in 0..<1800 where port == nil {
            try await Task.sleep(for: .milliseconds(50))
            let line = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").first {
                $0.hasPrefix("http")
            }
            port = line.flatMap { URL(string: String($0))?.port }
        }
        let address = try #require(port)
        let process = try #require(try self.process())
        let (small, large) = try (Self.screen(640, 480), Self.screen(7680, 4320))
        try await RawClient.away {
            // Models are loaded with the first search.
            for _ in 0..<2 { try Self.search(small, port: address) }
            let before = try Self.mebibytes(of: process)
            for _ in 0..<6 { try Self.search(large, port: address) }
            let after = try Self.mebibytes(of: process)
            // All pixels of one are 127 MiB; the largest that are kept of it are 20, and are searched in two forms.
            #expect(after.highest - before.highest < 192, "\(before) \(after)")
            #expect(after.now - before.now < 96, "\(before) \(after)")
        }
    }

    /// Searches a picture, and has the session forgotten.
    private static func search(_ picture: Data, port: Int) throws {
        let client = try RawClient(port: port)
        client.send(
            "POST /v1/search HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: \(picture.count)\r\n"
                + "Connection: close\r\n\r\n"
        )
        client.send(picture)
        let answer = client.receiveAll()
        let session = try #require(answer.firstMatch(of: /"session":"([^"]+)"/)?.output.1, "\(answer)")
        let gone = try RawClient.exchange(
            "DELETE /v1/sessions/\(session) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n",
            port: port
        )
        #expect(gone.hasPrefix("HTTP/1.1 204 "))
    }

    /// Returns a picture whose rows differ.
    private static func screen(_ width: Int, _ height: Int) throws -> Data {
        let pixels = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for row in 0..<height {
                let part = UnsafeMutableRawBufferPointer(rebasing: bytes[row * rowBytes..<(row + 1) * rowBytes])
                part.bindMemory(to: UInt32.self).update(
                    repeating: 0xFF00_0000 | UInt32(truncatingIfNeeded: row &* 2_654_435)
                )
            }
        }
        return try ImageEncoder.encode(pixels, as: .png)
    }

    /// The service's process, by the folder that it takes for its home.
    private func process() throws -> String? {
        let home = Data("HOME=\(folder.path)".utf8)
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").first { process in
            guard let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
            return variables.split(separator: 0).contains(home) && program?.hasSuffix("/fovea") == true
        }
    }

    private static func mebibytes(of process: String) throws -> (now: Int, highest: Int) {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        func value(_ name: String) throws -> Int {
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
            return try #require(Int(line.filter(\.isNumber))) / 1024
        }
        return (try value("VmRSS:"), try value("VmHWM:"))
    }
}
