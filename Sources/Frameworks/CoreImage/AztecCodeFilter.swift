import Foundation

/// A filter that draws Aztec codes, whose level is a number where that of QR codes is a letter.
final class AztecCodeFilter: CIFilter, CIAztecCodeGenerator {
    private func number(_ key: String) -> Float { Float(inputs.number(key)) }

    var message: Data {
        get { inputs.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    var correctionLevel: Float {
        get { number("inputCorrectionLevel") }
        set { setValue(NSNumber(value: newValue), forKey: "inputCorrectionLevel") }
    }

    var layers: Float {
        get { number("inputLayers") }
        set { setValue(newValue > 0 ? NSNumber(value: newValue) : nil, forKey: "inputLayers") }
    }

    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { setValue(NSNumber(value: newValue), forKey: "inputCompactStyle") }
    }
}
