import CoreGraphics
import Foundation

extension BuiltInFilter {
    var crop: Bool {
        get { inputs.number("inputCrop") != 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrop") }
    }

    var power: Float {
        get { Float(inputs.number("inputPower")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }

    var minComponents: CIVector {
        get { inputs.vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }

    var maxComponents: CIVector {
        get { inputs.vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }

    var neutral: CIVector {
        get { inputs.vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }

    var targetNeutral: CIVector {
        get { inputs.vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }

    var point0: CGPoint {
        get { inputs.vector("inputPoint0").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }

    var point1: CGPoint {
        get { inputs.vector("inputPoint1").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }

    var point2: CGPoint {
        get { inputs.vector("inputPoint2").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }

    var point3: CGPoint {
        get { inputs.vector("inputPoint3").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }

    var point4: CGPoint {
        get { inputs.vector("inputPoint4").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }

    var shadowAmount: Float {
        get { Float(inputs.number("inputShadowAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }

    var highlightAmount: Float {
        get { Float(inputs.number("inputHighlightAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }

    var intensity: Float {
        get { Float(inputs.number("inputIntensity")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }

    var color: CIColor {
        get { inputs.color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }

    var color0: CIColor {
        get { inputs.color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }

    var color1: CIColor {
        get { inputs.color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }

    var levels: Float {
        get { Float(inputs.number("inputLevels")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }

    var threshold: Float {
        get { Float(inputs.number("inputThreshold")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputThreshold") }
    }

    var cubeDimension: Float {
        get { Float(inputs.number("inputCubeDimension")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
    }

    var cubeData: Data {
        get { inputs.data("inputCubeData") ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }

    var colorSpace: CGColorSpace? {
        get { inputs.space("inputColorSpace") }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }

    var sharpness: Float {
        get { Float(inputs.number("inputSharpness")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }

    var noiseLevel: Float {
        get { Float(inputs.number("inputNoiseLevel")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNoiseLevel") }
    }

    var weights: CIVector {
        get { inputs.vector("inputWeights") }
        set { setValue(newValue, forKey: "inputWeights") }
    }

    var bias: Float {
        get { Float(inputs.number("inputBias")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBias") }
    }

    var transform: CGAffineTransform {
        get { inputs.transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }

    var paletteImage: CIImage? {
        get { inputs.image("inputPaletteImage") }
        set { setValue(newValue, forKey: "inputPaletteImage") }
    }

    var targetImage: CIImage? {
        get { inputs.image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }

    var time: Float {
        get { Float(inputs.number("inputTime")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }

    var radius0: Float {
        get { Float(inputs.number("inputRadius0")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }

    var radius1: Float {
        get { Float(inputs.number("inputRadius1")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }

    var width: Float {
        get { Float(inputs.number("inputWidth")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }
}

// MARK: - Protocols

extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CIAffineTile {}
extension BuiltInFilter: CIAreaHistogram {}
extension BuiltInFilter: CIAreaReductionFilter {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIColorCube {}
extension BuiltInFilter: CIColorCubeWithColorSpace {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CIConvolution {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CIHighlightShadowAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CIMedian {}
extension BuiltInFilter: CINoiseReduction {}
extension BuiltInFilter: CIPalettize {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CIRoundedRectangleGenerator {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CITemperatureAndTint {}
extension BuiltInFilter: CIToneCurve {}
extension BuiltInFilter: CITransitionFilter {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIVignette {}
