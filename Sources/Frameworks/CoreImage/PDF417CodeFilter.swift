import Foundation

/// A filter that draws PDF417 codes, whose level is a number where that of QR codes is a letter.
///
/// Minimal sizes, the preferred ratio and the ways of packing are kept, and don't change the code: the library packs a
/// message in the shortest way.
final class PDF417CodeFilter: CIFilter, CIPDF417BarcodeGenerator {
    private func number(_ key: String) -> Float { Float(inputs.choice(key) ?? 0) }

    private func set(_ value: Float, _ key: String) {
        setValue(value > 0 ? NSNumber(value: value) : nil, forKey: key)
    }

    var message: Data {
        get { inputs.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    var minWidth: Float {
        get { number("inputMinWidth") }
        set { set(newValue, "inputMinWidth") }
    }

    var maxWidth: Float {
        get { number("inputMaxWidth") }
        set { set(newValue, "inputMaxWidth") }
    }

    var minHeight: Float {
        get { number("inputMinHeight") }
        set { set(newValue, "inputMinHeight") }
    }

    var maxHeight: Float {
        get { number("inputMaxHeight") }
        set { set(newValue, "inputMaxHeight") }
    }

    var dataColumns: Float {
        get { number("inputDataColumns") }
        set { set(newValue, "inputDataColumns") }
    }

    var rows: Float {
        get { number("inputRows") }
        set { set(newValue, "inputRows") }
    }

    var preferredAspectRatio: Float {
        get { number("inputPreferredAspectRatio") }
        set { set(newValue, "inputPreferredAspectRatio") }
    }

    var compactionMode: Float {
        get { number("inputCompactionMode") }
        set { set(newValue, "inputCompactionMode") }
    }

    var compactStyle: Float {
        get { number("inputCompactStyle") }
        set { set(newValue, "inputCompactStyle") }
    }

    var correctionLevel: Float {
        get { number("inputCorrectionLevel") }
        set { setValue(NSNumber(value: newValue), forKey: "inputCorrectionLevel") }
    }

    var alwaysSpecifyCompaction: Float {
        get { number("inputAlwaysSpecifyCompaction") }
        set { set(newValue, "inputAlwaysSpecifyCompaction") }
    }
}
