import Foundation
import Testing
import os

@Suite("Programs and libraries in memory")
struct LoadedImageTests {
    @Test("Are counted, named and found by their index")
    func images() throws {
        let count = _dyld_image_count()
        try #require(count > 1)
        let names = (0..<count).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        #expect(names.count == count)
        #expect(names.first == (try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")))
        #expect(names.contains { $0.contains("libc.so") })
    }

    @Test("Begin as their files do")
    func headers() throws {
        let library = try #require(
            (0..<_dyld_image_count()).first { String(cString: _dyld_get_image_name($0)).contains("libc.so") }
        )
        let header = try #require(_dyld_get_image_header(library))
        #expect(withUnsafeBytes(of: header.pointee.magic) { Array($0) } == [0x7F] + Array("ELF".utf8))
        #expect(Int(bitPattern: header) == _dyld_get_image_vmaddr_slide(library))
    }

    @Test("Are nil beyond the last")
    func beyond() {
        #expect(_dyld_get_image_name(.max) == nil)
        #expect(_dyld_get_image_header(.max) == nil)
        #expect(_dyld_get_image_vmaddr_slide(.max) == 0)
    }
}
