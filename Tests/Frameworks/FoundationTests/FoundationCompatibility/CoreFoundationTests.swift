import FoundationCompatibility
import Testing

@Suite("Core Foundation's types")
struct CoreFoundationTests {
    @Test("Casts of Apple's code compile and keep values")
    func casts() throws {
        let key: CFString = "key"
        let dictionary = [key: true, "other" as CFString: 2] as [CFString: Any] as CFDictionary
        #expect((dictionary as? [String: Any])?["key"] as? Bool == true)
        #expect((dictionary as? [CFString: Any])?["other"] as? Int == 2)
        let array = ["a", "b"] as CFArray
        #expect(array as? [String] == ["a", "b"])
        let data = Data([1, 2]) as CFData
        #expect(CFDataGetLength(data) == 2)
        #expect((5 as CFNumber).intValue == 5)
        #expect(kCFBooleanTrue)
        let placeholders = ["key": kCFNull!] as CFDictionary
        #expect((placeholders as? [String: Any])?["key"] is NSNull)
        let allocator: CFAllocator? = kCFAllocatorDefault
        #expect(allocator == nil)
        #expect(noErr == 0)
    }

    @Test("A boxed number is a floating-point value")
    func boxedNumbers() {
        #expect(CGFloat(truncating: 2.5) == 2.5)
        #expect(CGFloat(truncating: NSNumber(value: 3)) == 3)
        #expect(CGFloat(truncating: NSNumber(value: true)) == 1)
    }

    @Test("A mutable buffer is shared by its holders")
    func mutableData() {
        let buffer: CFMutableData = CFDataCreateMutable(nil, 0)
        let other = buffer
        other.append(Data([1, 2, 3]))
        #expect(CFDataGetLength(buffer) == 3)
        #expect(buffer as Data == Data([1, 2, 3]))
    }

    @Test("Bytes have a lasting address", arguments: [0, 3, 64, 65, 4096])
    func addresses(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let pointer = try #require(CFDataGetBytePtr(data))
        #expect((0..<count).allSatisfy { pointer[$0] == UInt8(truncatingIfNeeded: $0) })
        #expect(CFDataGetBytePtr(data) == pointer)
        var copy = [UInt8](repeating: 9, count: 2)
        CFDataGetBytes(data, CFRangeMake(1, 2), &copy)
        #expect(copy == (count < 3 ? [9, 9] : [1, 2]))
    }

    @Test("A pool passes on results and errors")
    func pool() {
        struct Failure: Error {}
        #expect(autoreleasepool { 5 } == 5)
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }

    @Test("Options are read from every kind of number", arguments: ["int", "double", "cgfloat", "number", "float"])
    func numbers(key: String) {
        let options: CFDictionary = [
            "int": 3, "double": 3.0, "cgfloat": CGFloat(3), "number": NSNumber(value: 3), "float": Float(3),
        ]
        #expect(options.number(key) == 3)
        #expect(options.flag(key) == true)
        #expect(options.number("absent") == nil)
        #expect(["text": "x"].flag("text") == nil)
    }
}
