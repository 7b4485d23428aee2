import CoreImage
import Foundation
import Testing

@Suite("Effects")
struct EffectTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The red, green and blue of a plain color after a filter.
    private func levels(
        _ filter: String,
        _ color: CIColor,
        _ parameters: [String: Any] = [:]
    ) throws -> [UInt8] {
        Array(try rendered(CIImage(color: color).applyingFilter(filter, parameters: parameters), from: unit).prefix(3))
    }

    private func gray(_ level: Int) -> CIColor {
        CIColor(red: CGFloat(level) / 255, green: CGFloat(level) / 255, blue: CGFloat(level) / 255)
    }

    @Test("Color filters that are asked for no change make none")
    func identity() throws {
        let orange = CIColor(red: 1, green: 0.5, blue: 0.2)
        let unchanged: [(String, [String: Any])] = [
            ("CIHueAdjust", [:]), ("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi]), ("CIVibrance", [:]),
            ("CIGammaAdjust", [:]), ("CIColorClamp", [:]), ("CITemperatureAndTint", [:]), ("CIToneCurve", [:]),
            ("CIHighlightShadowAdjust", [:]), ("CISepiaTone", [kCIInputIntensityKey: 0]),
            ("CIColorMonochrome", [kCIInputIntensityKey: 0]), ("CIVignette", [:]),
        ]
        for (name, parameters) in unchanged {
            #expect(try levels(name, orange, parameters) == [255, 128, 51], "\(name)")
        }
    }

    @Test("Color filters follow their formulas")
    func colors() throws {
        #expect(try levels("CISepiaTone", .white) == [255, 255, 239])
        #expect(try levels("CIColorMonochrome", .white) == [153, 115, 77])
        #expect(try levels("CIFalseColor", .black) == [77, 0, 0])
        #expect(try levels("CIFalseColor", .white) == [255, 230, 204])
        // Level 188 is half of the light, and 138 a quarter.
        #expect(try levels("CIGammaAdjust", gray(188), ["inputPower": 2]) == [138, 138, 138])
        #expect(try levels("CIColorPosterize", gray(100), ["inputLevels": 2]) == [0, 0, 0])
        #expect(try levels("CIColorPosterize", gray(200), ["inputLevels": 2]) == [255, 255, 255])
        #expect(try levels("CIColorThreshold", gray(187)) == [0, 0, 0])
        #expect(try levels("CIColorThreshold", gray(188)) == [255, 255, 255])
        let half = CIVector(x: 0.5, y: 0.5, z: 0.5, w: 1)
        #expect(try levels("CIColorClamp", .white, ["inputMaxComponents": half]) == [188, 188, 188])
        let falling = (0..<5).map { ("inputPoint\($0)", CIVector(x: CGFloat($0) / 4, y: 1 - CGFloat($0) / 4)) }
        let curve = Dictionary(uniqueKeysWithValues: falling)
        #expect(try levels("CIToneCurve", gray(55), curve) == [200, 200, 200])
        let warm = try levels("CITemperatureAndTint", gray(128), ["inputTargetNeutral": CIVector(x: 3500, y: 0)])
        #expect(warm[0] > 128 && warm[1] == 128 && warm[2] < 128)
        let red = try levels("CIHueAdjust", .red, [kCIInputAngleKey: 2 * Double.pi / 3])
        #expect(red[1] > red[0] && red[1] > red[2])
        let lifted = try levels("CIHighlightShadowAdjust", gray(40), ["inputShadowAmount": 1])
        #expect(lifted[0] > 50)
        #expect(try levels("CIHighlightShadowAdjust", gray(220), ["inputHighlightAmount": 0])[0] < 200)
        let pale = try levels("CIVibrance", CIColor(red: 0.6, green: 0.5, blue: 0.5), ["inputAmount": 1])
        #expect(pale[0] > 153 && pale[2] < 128)
        #expect(try levels("CIVibrance", gray(90), ["inputAmount": 1]) == [90, 90, 90])
    }

    @Test("Films differ, and two of them have no color")
    func films() throws {
        let names = ["Chrome", "Fade", "Instant", "Noir", "Process", "Tonal", "Transfer"].map { "CIPhotoEffect" + $0 }
        let color = CIColor(red: 0.7, green: 0.4, blue: 0.3)
        let results = try names.map { try levels($0, color) }
        #expect(Set(results).count == names.count)
        for index in [3, 5] { #expect(Set(results[index]).count == 1) }
    }

    @Test("A cube of colors is read with red changing fastest, and mixes between its entries")
    func cube() throws {
        var entries: [Float] = []
        for blue in [0, 1] as [Float] {
            for green in [0, 1] as [Float] { for red in [0, 1] as [Float] { entries += [blue, green, 1 - red, 1] } }
        }
        let data = entries.withUnsafeBytes { Data($0) }
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let inputs: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data, "inputColorSpace": space]
        let color = CIColor(red: 0.2, green: 0.4, blue: 0.6)
        #expect(try levels("CIColorCubeWithColorSpace", color, inputs) == [153, 102, 204])
        let linear = CIFilter.colorCube()
        linear.inputImage = CIImage(color: gray(188))
        linear.cubeData = data
        #expect(try rendered(try #require(linear.outputImage), from: unit) == [188, 188, 187, 255])
        linear.cubeData = Data(count: 12)
        #expect(linear.outputImage == nil)
    }

    /// A black image with one white pixel in its middle.
    private func dot() throws -> CIImage {
        try image(5, 5) { x, y in (x, y) == (2, 2) ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    }

    @Test("Blurs average squares and discs, and a median removes a dot")
    func blurs() throws {
        let box = try reds(try dot().applyingFilter("CIBoxBlur", parameters: ["inputRadius": 1]), from: dot().extent)
        // A ninth of the light.
        #expect(box.enumerated().allSatisfy { ($1 == 94) == ((1...3).contains($0 % 5) && (1...3).contains($0 / 5)) })
        let disc = try reds(try dot().applyingFilter("CIDiscBlur", parameters: ["inputRadius": 1]), from: dot().extent)
        let lit = disc.enumerated().filter { $1 > 0 }
        #expect(lit.map(\.offset) == [7, 11, 12, 13, 17] && Set(lit.map(\.element)) == [124])
        #expect(try reds(try dot().applyingFilter("CIMedianFilter")).allSatisfy { $0 == 0 })
        var levels = Array(0..<9)
        for _ in 0..<20 {
            levels.shuffle()
            let nine = try image(3, 3) { x, y in [UInt8(levels[3 * y + x] * 20), 0, 0, 255] }
            #expect(try reds(nine.applyingFilter("CIMedianFilter"))[4] == 80)
        }
    }

    @Test("Sharpening strengthens edges and leaves the rest")
    func sharpening() throws {
        let step = try image(40, 3) { x, _ in x < 20 ? [90, 90, 90, 255] : [160, 160, 160, 255] }
        for name in ["CIUnsharpMask", "CISharpenLuminance"] {
            let result = try reds(step.applyingFilter(name))
            #expect(result[0] == 90 && result[39] == 160, "\(name)")
            #expect(result[19] < 90 && result[20] > 160, "\(name)")
        }
        let noisy = try image(40, 3) { x, y in [UInt8(100 + (x + y) % 2 * 2), 100, 100, 255] }
        let smooth = try reds(noisy.applyingFilter("CINoiseReduction"))
        #expect(Set(smooth.dropFirst(45).prefix(30)).count < 2)
        let bloomed = try reds(try dot().applyingFilter("CIBloom", parameters: ["inputRadius": 1]))
        #expect(bloomed[7] > 0 && bloomed[12] == 255)
        let dimmed = try reds(try dot().applyingFilter("CIGloom", parameters: ["inputRadius": 1]))
        #expect(dimmed[7] == 0 && dimmed[12] < 255)
    }

    @Test("Edges are bright, and the border of an image is none")
    func edges() throws {
        let step = try image(8, 8) { x, _ in x < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
        let result = try reds(step.applyingFilter("CIEdges"))
        #expect(Array(result.prefix(8)) == [0, 0, 0, 255, 255, 0, 0, 0])
    }

    @Test("Squares have the average light of their pixels")
    func squares() throws {
        let filter = CIFilter.pixellate()
        filter.inputImage = try image(6, 4) { x, y in
            x < 2 && y < 2 ? (x == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]) : [0, 0, 0, 255]
        }
        filter.scale = 2
        filter.center = CGPoint(x: 1, y: 1)
        let result = try reds(try #require(filter.outputImage))
        #expect(Array(result.prefix(6)) == [188, 188, 0, 0, 0, 0])
        #expect(Array(result.suffix(6)) == [0, 0, 0, 0, 0, 0])
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 6, height: 4))
    }

    @Test("Weights begin at the lower left")
    func convolution() throws {
        let filter = CIFilter.convolution3X3()
        filter.inputImage = try dot()
        let same = try #require(filter.outputImage)
        #expect(try rendered(same, from: dot().extent) == rendered(dot()))
        // Each pixel takes the one at its lower right, so that the dot moves to the upper left.
        filter.weights = CIVector(values: [0, 0, 1, 0, 0, 0, 0, 0, 0], count: 9)
        let moved = try reds(try #require(filter.outputImage), from: dot().extent)
        #expect(moved.firstIndex(of: 255) == 6)
        let wide = CIFilter.convolution9Horizontal()
        wide.inputImage = try dot()
        wide.weights = CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 0], count: 9)
        #expect(try reds(try #require(wide.outputImage), from: dot().extent).firstIndex(of: 255) == 11)
    }

    @Test("A part of an image is summed up in a row of pixels")
    func reductions() throws {
        let halves = try image(8, 4) { x, _ in x < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
        func reduced(_ name: String, _ part: CGRect) throws -> [UInt8] {
            let inputs = [kCIInputExtentKey: CIVector(cgRect: part)]
            return try reds(halves.applyingFilter(name, parameters: inputs))
        }
        #expect(try reduced("CIAreaAverage", halves.extent) == [188])
        #expect(try reduced("CIAreaAverage", CGRect(x: 4, y: 0, width: 4, height: 4)) == [255])
        #expect(try reduced("CIAreaMaximum", halves.extent) == [255])
        #expect(try reduced("CIAreaMinimum", halves.extent) == [0])
        let histogram = CIFilter.areaHistogram()
        (histogram.inputImage, histogram.extent, histogram.count) = (halves, halves.extent, 4)
        #expect(try reds(try #require(histogram.outputImage)) == [188, 0, 0, 188])
    }

    @Test("The least and the most, and the averages of rows and columns, are pixels of their own")
    func lines() throws {
        // The first row is the top: dark on the left, and light in it all.
        let corner = try image(4, 2) { x, y in y == 0 || x >= 2 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        func reduced(_ filter: any CIFilter & CIAreaReductionFilter) throws -> CIImage {
            (filter.inputImage, filter.extent) = (corner, corner.extent)
            return try #require(filter.outputImage)
        }
        #expect(try reds(reduced(CIFilter.areaMinMax())) == [0, 255])
        let rows = try reduced(CIFilter.rowAverage())
        #expect(rows.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try reds(rows) == [255, 188])
        let columns = try reduced(CIFilter.columnAverage())
        #expect(columns.extent == CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(try reds(columns) == [188, 188, 255, 255])
        let upper = try reduced(CIFilter.rowAverage()).cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(try reds(upper) == [255])
    }

    @Test("An image is painted in the colors of a palette")
    func palettes() throws {
        let palette = try image(2, 2) { x, y in
            y > 0 ? [0, 0, 0, 0] : x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]
        }
        let filter = CIFilter.palettize()
        filter.inputImage = try image(3, 1) { x, _ in [[200, 60, 60, 255], [40, 40, 90, 255], [0, 0, 0, 0]][x] }
        filter.paletteImage = palette
        for isPerceptual in [false, true] {
            filter.perceptual = isPerceptual
            let pixels = try rendered(try #require(filter.outputImage))
            #expect(pixels == [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
        }
        filter.paletteImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1025, height: 1))
        #expect(CIContext().createCGImage(try #require(filter.outputImage), from: unit) == nil)
    }

    @Test("Blend modes take hue, saturation and luminosity apart")
    func appearances() throws {
        func mixed(_ filter: any CIFilter & CICompositeOperation, _ top: CIColor, _ bottom: CIColor) throws -> [UInt8] {
            (filter.inputImage, filter.backgroundImage) = (CIImage(color: top), CIImage(color: bottom))
            return Array(try rendered(try #require(filter.outputImage), from: unit).prefix(3))
        }
        let filters: [() -> any CIFilter & CICompositeOperation] = [
            CIFilter.hueBlendMode, CIFilter.saturationBlendMode, CIFilter.colorBlendMode, CIFilter.luminosityBlendMode,
        ]
        let orange = CIColor(red: 1, green: 0.5, blue: 0.2)
        for filter in filters { #expect(try mixed(filter(), orange, orange) == [255, 128, 51]) }
        // Gray has no hue and no saturation.
        let light = try mixed(CIFilter.colorBlendMode(), gray(10), orange)
        #expect(Set(light).count == 1)
        #expect(try mixed(CIFilter.hueBlendMode(), gray(10), orange) == light)
        #expect(try mixed(CIFilter.saturationBlendMode(), gray(10), orange) == light)
        #expect(try mixed(CIFilter.luminosityBlendMode(), orange, gray(10)) == light)
        // Blue that is as light as half of the light is pale, and red of that luminosity is darker.
        #expect(try mixed(CIFilter.colorBlendMode(), .blue, gray(188)) == [177, 177, 255])
        #expect(try mixed(CIFilter.luminosityBlendMode(), gray(188), .red) == [255, 147, 147])
    }

    @Test("Gradients lead from one color to the other")
    func gradients() throws {
        let line = CIFilter.linearGradient()
        (line.point0, line.point1) = (.zero, CGPoint(x: 8, y: 0))
        (line.color0, line.color1) = (.black, .white)
        let row = CGRect(x: -2, y: 0, width: 12, height: 1)
        let result = try reds(try #require(line.outputImage), from: row)
        #expect(result == result.sorted() && result.first == 0 && result.last == 255)
        // A sixteenth of the light.
        #expect(result[2] == 71)
        let circle = CIFilter.radialGradient()
        (circle.center, circle.radius0, circle.radius1) = (CGPoint(x: 5, y: 5), 1, 4)
        let disc = try reds(try #require(circle.outputImage), from: CGRect(x: 0, y: 5, width: 10, height: 1))
        #expect(disc.first == 0 && disc[4] == 255 && disc[5] == 255 && disc.last == 0 && disc[2] == disc[7])
    }

    @Test("Squares of two colors and rectangles with round corners are drawn")
    func shapes() throws {
        let board = CIFilter.checkerboardGenerator()
        (board.center, board.width) = (.zero, 2)
        let result = try reds(try #require(board.outputImage), from: CGRect(x: 0, y: 0, width: 4, height: 4))
        // The first row is the top.
        #expect(Array(result.prefix(4)) == [0, 0, 255, 255] && Array(result.suffix(4)) == [255, 255, 0, 0])
        let rectangle = CIFilter.roundedRectangleGenerator()
        (rectangle.extent, rectangle.radius) = (CGRect(x: 0, y: 0, width: 20, height: 12), 5)
        let shape = try #require(rectangle.outputImage)
        let rows = try reds(shape)
        #expect(shape.extent == rectangle.extent)
        #expect(rows[0] == 0 && rows[10] == 255 && rows[6 * 20] == 255 && rows[6 * 20 + 10] == 255)
    }

    @Test("An image fills the plane")
    func tiles() throws {
        let pair = try image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 0, 255] }
        let row = CGRect(x: -3, y: 5, width: 6, height: 1)
        #expect(try reds(pair.applyingFilter("CIAffineTile"), from: row) == [0, 255, 0, 255, 0, 255])
        #expect(try reds(pair.applyingFilter("CIAffineClamp"), from: row) == [255, 255, 255, 255, 0, 0])
        let moved = CIFilter.affineTile()
        (moved.inputImage, moved.transform) = (pair, CGAffineTransform(translationX: 1, y: 0))
        #expect(try reds(try #require(moved.outputImage), from: row) == [255, 0, 255, 0, 255, 0])
    }

    @Test(
        "Blend modes follow their formulas in linear light",
        arguments: [
            ("Multiply", 0.125), ("Screen", 0.625), ("Darken", 0.25), ("Lighten", 0.5), ("Difference", 0.25),
            ("Exclusion", 0.5), ("Overlay", 0.25), ("HardLight", 0.25), ("SoftLight", 0.25), ("ColorDodge", 0.5),
            ("ColorBurn", 0),
        ]
    )
    func blends(name: String, expected: Double) throws {
        func light(_ share: Double) -> CGFloat { CGFloat(1.055 * pow(share, 1 / 2.4) - 0.055) }
        func color(_ share: Double) -> CIImage {
            CIImage(color: CIColor(red: light(share), green: light(share), blue: light(share)))
        }
        // Half of the light over a quarter.
        let result = color(0.5).applyingFilter(
            "CI\(name)BlendMode",
            parameters: [kCIInputBackgroundImageKey: color(0.25)]
        )
        let level = try rendered(result, from: unit)[0]
        #expect(abs(Double(level) - (expected > 0 ? Double(light(expected)) * 255 : 0)) <= 1)
        let alone = try rendered(color(0.5).applyingFilter("CI\(name)BlendMode"), from: unit)
        #expect(alone == [188, 188, 188, 255])
    }

    @Test("Compositing looks at alpha")
    func compositing() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
        let veil = CIImage(color: CIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        func composite(_ name: String, _ top: CIImage, _ bottom: CIImage) throws -> [UInt8] {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(top, forKey: kCIInputImageKey)
            filter.setValue(bottom, forKey: kCIInputBackgroundImageKey)
            return try rendered(try #require(filter.outputImage), from: unit)
        }
        #expect(try composite("CISourceInCompositing", red, veil)[3] == 128)
        #expect(try composite("CISourceOutCompositing", red, veil)[3] == 128)
        #expect(try composite("CISourceOutCompositing", veil, red) == [0, 0, 0, 0])
        #expect(try composite("CISourceAtopCompositing", veil, red) == [188, 0, 188, 255])
        #expect(try composite("CIAdditionCompositing", red, .blue) == [255, 0, 255, 255])
        #expect(try composite("CIMaximumCompositing", red, .blue) == [255, 0, 255, 255])
        #expect(try composite("CIMinimumCompositing", red, .blue) == [0, 0, 0, 255])
        #expect(try composite("CIMultiplyCompositing", red, .white) == [255, 0, 0, 255])
        let transition = CIFilter.dissolveTransition()
        (transition.inputImage, transition.targetImage, transition.time) = (.white, .black, 0.5)
        #expect(try rendered(try #require(transition.outputImage), from: unit) == [188, 188, 188, 255])
    }

    @Test("Corners darken")
    func vignette() throws {
        let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        let result = try reds(white.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1]))
        #expect(result[40] == 255 && result[0] < 180 && result[0] == result[80])
    }

    @Test(
        "Every filter bears what is no number, and what is too large",
        arguments: CIFilter.filterNames(inCategory: nil)
    )
    func extremes(name: String) throws {
        let source = try image(6, 6) { x, y in [UInt8(x * 40), UInt8(y * 40), 90, 200] }
        for extreme in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1] {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys {
                let facts = filter.attributes[key] as? [String: Any]
                switch facts?[kCIAttributeClass] as? String {
                case "CIImage": filter.setValue(source, forKey: key)
                case "NSNumber": filter.setValue(NSNumber(value: extreme), forKey: key)
                case "CIVector":
                    let values = [CGFloat](repeating: CGFloat(extreme), count: 49)
                    filter.setValue(CIVector(values: values, count: 49), forKey: key)
                case "CIColor":
                    let color = CIColor(red: CGFloat(extreme), green: 0, blue: 0, alpha: CGFloat(extreme))
                    filter.setValue(color, forKey: key)
                case "NSData": filter.setValue(Data(count: 200), forKey: key)
                default: break
                }
            }
            guard let output = filter.outputImage else { continue }
            _ = CIContext().createCGImage(output, from: CGRect(x: -2, y: -2, width: 8, height: 8))
        }
    }

    @Test("Every filter has its typed form, but three that never had one")
    func typedForms() {
        let colors: [CIFilter] = [
            CIFilter.hueAdjust(), CIFilter.vibrance(), CIFilter.gammaAdjust(), CIFilter.colorClamp(),
            CIFilter.temperatureAndTint(), CIFilter.toneCurve(), CIFilter.highlightShadowAdjust(),
            CIFilter.sepiaTone(), CIFilter.colorMonochrome(), CIFilter.falseColor(), CIFilter.colorPosterize(),
            CIFilter.colorThreshold(), CIFilter.colorCube(), CIFilter.colorCubeWithColorSpace(), CIFilter.vignette(),
            CIFilter.photoEffectChrome(), CIFilter.photoEffectFade(), CIFilter.photoEffectInstant(),
            CIFilter.photoEffectNoir(), CIFilter.photoEffectProcess(), CIFilter.photoEffectTonal(),
            CIFilter.photoEffectTransfer(), CIFilter.photoEffectMono(), CIFilter.colorInvert(), CIFilter.colorMatrix(),
            CIFilter.colorControls(), CIFilter.exposureAdjust(), CIFilter.maskToAlpha(),
        ]
        let details: [CIFilter] = [
            CIFilter.boxBlur(), CIFilter.discBlur(), CIFilter.median(), CIFilter.unsharpMask(),
            CIFilter.sharpenLuminance(), CIFilter.noiseReduction(), CIFilter.bloom(), CIFilter.gloom(),
            CIFilter.edges(), CIFilter.pixellate(), CIFilter.convolution3X3(), CIFilter.convolution5X5(),
            CIFilter.convolution7X7(), CIFilter.convolution9Horizontal(), CIFilter.convolution9Vertical(),
            CIFilter.areaAverage(), CIFilter.areaMaximum(), CIFilter.areaMinimum(), CIFilter.areaHistogram(),
            CIFilter.areaMinMax(), CIFilter.rowAverage(), CIFilter.columnAverage(), CIFilter.palettize(),
            CIFilter.gaussianBlur(), CIFilter.motionBlur(), CIFilter.zoomBlur(), CIFilter.kMeans(),
            CIFilter.morphologyMaximum(), CIFilter.morphologyMinimum(), CIFilter.lanczosScaleTransform(),
            CIFilter.perspectiveCorrection(), CIFilter.perspectiveTransform(),
        ]
        let scenes: [CIFilter] = [
            CIFilter.affineClamp(), CIFilter.affineTile(), CIFilter.dissolveTransition(), CIFilter.linearGradient(),
            CIFilter.radialGradient(), CIFilter.checkerboardGenerator(), CIFilter.roundedRectangleGenerator(),
            CIFilter.blendWithMask(), CIFilter.blendWithAlphaMask(), CIFilter.sourceOverCompositing(),
            CIFilter.multiplyBlendMode(), CIFilter.screenBlendMode(), CIFilter.overlayBlendMode(),
            CIFilter.darkenBlendMode(), CIFilter.lightenBlendMode(), CIFilter.colorDodgeBlendMode(),
            CIFilter.colorBurnBlendMode(), CIFilter.hardLightBlendMode(), CIFilter.softLightBlendMode(),
            CIFilter.differenceBlendMode(), CIFilter.exclusionBlendMode(), CIFilter.hueBlendMode(),
            CIFilter.saturationBlendMode(), CIFilter.colorBlendMode(), CIFilter.luminosityBlendMode(),
            CIFilter.multiplyCompositing(),
            CIFilter.additionCompositing(), CIFilter.maximumCompositing(), CIFilter.minimumCompositing(),
            CIFilter.sourceInCompositing(), CIFilter.sourceOutCompositing(), CIFilter.sourceAtopCompositing(),
            CIFilter.qrCodeGenerator(), CIFilter.aztecCodeGenerator(), CIFilter.code128BarcodeGenerator(),
            CIFilter.pdf417BarcodeGenerator(), CIFilter.barcodeGenerator(),
        ]
        let typed = (colors + details + scenes).map(\.name)
        let others = ["CIAffineTransform", "CIConstantColorGenerator", "CICrop"]
        #expect((typed + others).sorted() == CIFilter.filterNames(inCategory: nil))
    }
}
