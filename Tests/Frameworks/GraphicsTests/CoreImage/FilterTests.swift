import CoreImage
import Testing

@Suite("Filters")
struct FilterTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func pixel(_ image: CIImage?) throws -> [UInt8] { try rendered(try #require(image), from: unit) }

    @Test("A blend by mask follows the mask's gray levels in linear light, as apps write it")
    func blendWithMask() throws {
        let filter = try #require(CIFilter(name: "CIBlendWithMask"))
        #expect(filter.outputImage == nil)
        let mask = try image(4, 1) { x, _ in
            let level = UInt8([0, 128, 255, 64][x])
            return [level, level, level, 255]
        }
        filter.setValue(try image(4, 1) { _, _ in [255, 255, 255, 255] }, forKey: kCIInputImageKey)
        filter.setValue(try image(4, 1) { _, _ in [0, 0, 0, 255] }, forKey: kCIInputBackgroundImageKey)
        filter.setValue(mask, forKey: kCIInputMaskImageKey)
        let result = try reds(try #require(filter.outputImage))
        // A share w of the light is the level 1.055 · w^(1/2.4) − 0.055.
        #expect(result == [0, 188, 255, 137])
    }

    @Test("A missing background is clear, and alpha can be the mask")
    func blendWithAlphaMask() throws {
        let filter = CIFilter.blendWithAlphaMask()
        filter.inputImage = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
        filter.maskImage = CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0.4))
        #expect(try pixel(filter.outputImage) == [102, 0, 0, 102])
        let byGray = CIFilter.blendWithMask()
        byGray.inputImage = .white
        byGray.maskImage = .black
        #expect(try pixel(byGray.outputImage) == [0, 0, 0, 0])
    }

    @Test("Half-transparent red over white is mixed in linear light")
    func sourceOver() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(try pixel(red.composited(over: .white)) == [255, 188, 188, 255])
        let filter = CIFilter.sourceOverCompositing()
        filter.inputImage = red
        filter.backgroundImage = .white
        #expect(try pixel(filter.outputImage) == [255, 188, 188, 255])
    }

    @Test("Color filters compute in linear light")
    func colors() throws {
        let orange = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0))
        #expect(try pixel(orange.applyingFilter("CIColorInvert")) == [0, 229, 255, 255])
        // 0.2126 + 0.7152 · 0.2140 = 0.3657 of the light.
        #expect(try pixel(orange.applyingFilter("CIPhotoEffectMono")) == [163, 163, 163, 255])
        let exposed = orange.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
        #expect(try pixel(exposed) == [188, 92, 0, 255])
        let same = orange.applyingFilter("CIColorControls")
        #expect(try pixel(same) == [255, 128, 0, 255])
        let gray = orange.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0.0])
        #expect(try pixel(gray) == [163, 163, 163, 255])
        let swapped = orange.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            ]
        )
        #expect(try pixel(swapped) == [0, 128, 255, 255])
        let alpha = CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4)).applyingFilter("CIMaskToAlpha")
        #expect(try pixel(alpha)[3] == 102)
    }

    @Test("A perspective correction straightens a quadrilateral")
    func perspectiveCorrection() throws {
        // Four plain quarters, seen in perspective and straightened again.
        let board = try image(64, 48) { x, y in [x < 32 ? 255 : 0, y < 24 ? 255 : 0, 0, 255] }
        let seen = CIFilter.perspectiveTransform()
        seen.inputImage = board
        (seen.topLeft, seen.topRight) = (CGPoint(x: 20, y: 110), CGPoint(x: 118, y: 96))
        (seen.bottomRight, seen.bottomLeft) = (CGPoint(x: 130, y: 12), CGPoint(x: 8, y: 30))
        let scene = try #require(seen.outputImage)
        #expect(abs(scene.extent.minX - 8) < 1e-6 && abs(scene.extent.maxX - 130) < 1e-6)
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = scene.composited(over: .blue)
        (filter.topLeft, filter.topRight) = (seen.topLeft, seen.topRight)
        (filter.bottomRight, filter.bottomLeft) = (seen.bottomRight, seen.bottomLeft)
        let flat = try #require(filter.outputImage)
        #expect(flat.extent == CGRect(x: 0, y: 0, width: 123, height: 85))
        let bytes = try rendered(flat)
        func color(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 123 + x) * 4..<(y * 123 + x) * 4 + 4]) }
        #expect(color(10, 10) == [255, 255, 0, 255])
        #expect(color(112, 10) == [0, 255, 0, 255])
        #expect(color(112, 74) == [0, 0, 0, 255])
        #expect(color(10, 74) == [255, 0, 0, 255])
        // The middle lines stay in the middle.
        #expect(color(59, 20)[0] > 200 && color(64, 20)[0] < 100)
        #expect(color(20, 39)[1] > 200 && color(20, 45)[1] < 100)

        // What is around the corners is there on request, straightened as well.
        filter.inputImage = scene
        filter.crop = false
        (filter.topLeft, filter.topRight) = (CGPoint(x: 40, y: 90), CGPoint(x: 90, y: 86))
        (filter.bottomRight, filter.bottomLeft) = (CGPoint(x: 95, y: 40), CGPoint(x: 38, y: 44))
        let whole = try #require(filter.outputImage).extent
        #expect(whole.minX < -10 && whole.maxX > 70 && whole.minY < -10 && whole.maxY > 60)
        filter.crop = true
        #expect(try #require(filter.outputImage).extent == CGRect(x: 0, y: 0, width: 57, height: 46))
    }

    @Test("A blur of a clamped plain image changes nothing")
    func blur() throws {
        let plain = try image(20, 20) { _, _ in [200, 100, 50, 255] }
        let blurred = plain.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: plain.extent)
        #expect(try rendered(blurred) == rendered(plain))
        let soft = plain.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 2])
        #expect(soft.extent == CGRect(x: -6, y: -6, width: 32, height: 32))
    }

    @Test("Lanczos scales the extent")
    func lanczos() throws {
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = try image(20, 10) { _, _ in [200, 100, 50, 255] }
        (filter.scale, filter.aspectRatio) = (0.5, 2)
        let scaled = try #require(filter.outputImage)
        #expect(scaled.extent == CGRect(x: 0, y: 0, width: 20, height: 5))
        #expect(try rendered(scaled).prefix(4) == [200, 100, 50, 255])
    }

    @Test("Unknown names make no filter, known ones are listed")
    func names() {
        #expect(CIFilter(name: "CIDreamUp") == nil)
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.contains("CIBlendWithMask"))
        #expect(names.allSatisfy { CIFilter(name: $0) != nil })
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
        #expect(!CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CICrop"))
        #expect(CIImage.red.applyingFilter("CIDreamUp").extent.isNull)
    }

    @Test("Attributes tell an input's class, default and range")
    func attributes() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
        let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
        #expect(radius[kCIAttributeDefault] as? NSNumber == 10)
        #expect(radius[kCIAttributeMax] as? NSNumber == 100)
        filter.setValue(3, forKey: kCIInputRadiusKey)
        let copy = try #require(filter.copy() as? CIFilter)
        filter.setDefaults()
        #expect(copy.value(forKey: kCIInputRadiusKey) as? Int == 3)
        #expect(filter.value(forKey: kCIInputRadiusKey) as? NSNumber == 10)
    }

    @Test("Typed forms read and write inputs")
    func typedForms() {
        let controls = CIFilter.colorControls()
        controls.contrast = 1.5
        #expect(controls.contrast == 1.5)
        #expect(controls.saturation == 1)
    }

    @Test("A disabled filter passes its image on")
    func disabled() throws {
        let filter = try #require(CIFilter(name: "CIColorInvert", parameters: [kCIInputImageKey: CIImage.red]))
        filter.isEnabled = false
        #expect(try pixel(filter.outputImage) == [255, 0, 0, 255])
    }
}
