import CodeEngine
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
            FilterDefinition(
                pdf417Code,
                "PDF417 Barcode Generator",
                kCICategoryGenerator,
                [
                    .data("inputMessage"), .choice("inputMinWidth", 56...583), .choice("inputMaxWidth", 56...583),
                    .choice("inputMinHeight", 13...283), .choice("inputMaxHeight", 13...283),
                    .choice("inputDataColumns", 1...30), .choice("inputRows", 3...90),
                    .choice("inputPreferredAspectRatio", 0...1e9),
                    .choice("inputCompactionMode", 0...3), .choice("inputCompactStyle", 0...1),
                    .choice("inputCorrectionLevel", 0...8), .choice("inputAlwaysSpecifyCompaction", 0...1),
                ]
            ) { values in
                // No code holds more, not even of digits.
                guard let message = values.data("inputMessage"), message.count <= 2710,
                    let code = try? CodeEngine.shared.pdf417([UInt8](message), PDF417Settings(values)),
                    let modules = SymbolModules(code)
                else { return nil }
                return CIImage(modules: modules.bordered(2))
            },
            FilterDefinition(
                "CIBarcodeGenerator",
                "Barcode Generator",
                kCICategoryGenerator,
                [FilterInput(key: "inputBarcodeDescriptor", className: "CIBarcodeDescriptor")]
            ) { values in
                guard let reading = values.descriptor("inputBarcodeDescriptor")?.reading, let modules = reading.modules
                else { return nil }
                // A bull's eye needs no border.
                if case .aztec = reading { return CIImage(modules: modules) }
                return CIImage(modules: modules.bordered(1))
            },
        ]
    }
}

extension PDF417Settings {
    /// Creates the settings of a filter; the width counts light borders of two modules, as the filter draws them.
    fileprivate init(_ values: FilterValues) {
        self.init()
        func whole(_ key: String) -> Int? { values.choice(key).flatMap { Int(exactly: $0.rounded()) } }
        isCompact = values.choice("inputCompactStyle").map { $0 != 0 } ?? false
        let sides = isCompact ? 39 : 73
        columns =
            whole("inputDataColumns").map { min(max($0, 1), 30) }
            ?? whole("inputMaxWidth").map { min(max(($0 - sides) / 17, 1), 30) }
        rows = whole("inputRows").map { min(max($0, 3), 90) }
        level = whole("inputCorrectionLevel").map { min(max($0, 0), 8) }
    }
}

extension SymbolModules {
    /// Creates the modules of a drawing with a pixel for each.
    fileprivate init?(_ drawing: Raster) {
        self.init(width: drawing.width, height: drawing.height)
        drawing.withUnsafeBytes { bytes in
            for y in 0..<height { for x in 0..<width { self[x, y] = bytes[y * drawing.bytesPerRow + x] < 128 } }
        }
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
