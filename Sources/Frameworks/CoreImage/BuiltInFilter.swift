import CoreGraphics
import Foundation

/// A filter that offers its inputs as properties.
///
/// One class serves all protocols: a property reads and writes the input of its name, which only the filters have
/// whose protocol declares it.
final class BuiltInFilter: CIFilter {
    private func image(_ key: String) -> CIImage? { inputs.image(key) }

    private func number(_ key: String) -> Float { Float(inputs.number(key)) }

    private func vector(_ key: String) -> CIVector { inputs.vector(key) }
}

// MARK: - Properties

extension BuiltInFilter {
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }

    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }

    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }

    var radius: Float {
        get { number("inputRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }

    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }

    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }

    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }

    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }

    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }

    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }

    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }

    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }

    var ev: Float {
        get { number("inputEV") }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }

    var scale: Float {
        get { number("inputScale") }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }

    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }

    var topLeft: CGPoint {
        get { vector("inputTopLeft").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
    }

    var topRight: CGPoint {
        get { vector("inputTopRight").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
    }

    var bottomRight: CGPoint {
        get { vector("inputBottomRight").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
    }

    var bottomLeft: CGPoint {
        get { vector("inputBottomLeft").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
    }
}

// MARK: - Codes

extension BuiltInFilter {
    var message: Data {
        get { inputs.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    var correctionLevel: String {
        get { inputs.text("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }

    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
    }

    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
    }
}

// MARK: - Blurs and colors

extension BuiltInFilter {
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }

    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }

    var amount: Float {
        get { number("inputAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }

    var inputMeans: CIImage? {
        get { image("inputMeans") }
        set { setValue(newValue, forKey: "inputMeans") }
    }

    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }

    var count: Int {
        get { inputs.whole("inputCount", 0...Int(Int32.max)) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
    }

    var passes: Float {
        get { number("inputPasses") }
        set { setValue(NSNumber(value: newValue), forKey: "inputPasses") }
    }

    var perceptual: Bool {
        get { number("inputPerceptual") != 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputPerceptual") }
    }
}

// MARK: - Codes

extension BuiltInFilter {
    var barcodeDescriptor: CIBarcodeDescriptor {
        get { inputs.descriptor("inputBarcodeDescriptor") ?? CIBarcodeDescriptor(payload: Data()) }
        set { setValue(newValue, forKey: "inputBarcodeDescriptor") }
    }
}

// MARK: - Protocols

extension BuiltInFilter: CIBarcodeGenerator {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIKMeans {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMorphologyMaximum {}
extension BuiltInFilter: CIMorphologyMinimum {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CIZoomBlur {}
