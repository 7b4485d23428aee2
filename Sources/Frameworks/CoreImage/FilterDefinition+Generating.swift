import CompositingEngine
import FoundationCompatibility
import PixelEngine
import SymbolEngine

extension FilterDefinition {
    /// Filters that draw codes.
    static var generating: [FilterDefinition] {
        [
            FilterDefinition(
                "CIQRCodeGenerator",
                "QR Code Generator",
                kCICategoryGenerator,
                [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
            ) { values in
                let levels: [String: QRSymbol.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
                guard let message = values.data("inputMessage"),
                    let level = levels[values.text("inputCorrectionLevel")],
                    let symbol = QRSymbol(message, correction: level)
                else { return nil }
                return CIImage(modules: symbol.modules.bordered(1))
            },
            FilterDefinition(
                aztecCode,
                "Aztec Code Generator",
                kCICategoryGenerator,
                [
                    .data("inputMessage"), .number("inputCorrectionLevel", 23, 5...95), .choice("inputLayers", 1...32),
                    .choice("inputCompactStyle", 0...1),
                ]
            ) { values in
                guard let message = values.data("inputMessage") else { return nil }
                return AztecSymbol.modules(
                    message,
                    correction: values.number("inputCorrectionLevel"),
                    layers: values.choice("inputLayers").flatMap { Int(exactly: $0.rounded()) },
                    isCompact: values.choice("inputCompactStyle").map { $0 != 0 }
                ).flatMap { CIImage(modules: $0) }
            },
            FilterDefinition(
                "CICode128BarcodeGenerator",
                "Code 128 Barcode Generator",
                kCICategoryGenerator,
                [
                    .data("inputMessage"), .number("inputQuietSpace", 10, 0...100),
                    .number("inputBarcodeHeight", 32, 1...500),
                ]
            ) { values in
                guard let row = values.data("inputMessage").flatMap(Code128Symbol.modules) else { return nil }
                let border = values.whole("inputQuietSpace", 0...100)
                return CIImage(modules: row.repeated(values.whole("inputBarcodeHeight", 1...500)).bordered(border))
            },
        ]
    }
}

extension CIImage {
    /// Creates an image with a point for each module, which keeps its edges where it is made larger.
    fileprivate convenience init?(modules: SymbolModules) {
        let raster = try? Raster(width: modules.width, height: modules.height, format: .gray8, alpha: .opaque) {
            (bytes, rowBytes) throws(PixelError) in
            for y in 0..<modules.height {
                for x in 0..<modules.width { bytes[y * rowBytes + x] = modules[x, y] ? 0 : 255 }
            }
        }
        guard let raster else { return nil }
        self.init(recipe: RasterImage(raster), isNearest: true)
    }
}
