import CoreGraphics
import Testing

@Suite("Colors and color spaces")
struct CGColorTests {
    @Test("Spaces of one name are equal")
    func spaces() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColorSpace(name: CGColorSpace.sRGB) != CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpace(name: "no such space" as CFString) == nil)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    }

    @Test("Colors know their components")
    func components() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.alpha == 0.5)
        #expect(color.copy(alpha: 1) == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(CGColor.white.numberOfComponents == 2)
    }

    @Test(
        "Converting to a space and back keeps a color",
        arguments: [
            CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
        ]
    )
    func conversion(name: CFString) throws {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let space = try #require(CGColorSpace(name: name))
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        #expect(there.components != color.components)
        let sRGB = try #require(color.colorSpace)
        let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components)
        #expect(zip(back, [0.25, 0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
}
