import CoreImage
import SymbolEngine
import Testing

@Suite("Descriptions of barcodes")
struct BarcodeDescriptorTests {
    @Test(
        "Keep what a QR code is made of, and refuse what none is",
        arguments: [(1, true), (40, true), (0, false), (41, false)]
    )
    func qrCodes(version: Int, exists: Bool) {
        let code = CIQRCodeDescriptor(
            payload: Data([1]),
            symbolVersion: version,
            maskPattern: 7,
            errorCorrectionLevel: .levelH
        )
        #expect(code?.symbolVersion == (exists ? version : nil))
        #expect(
            CIQRCodeDescriptor(payload: Data(), symbolVersion: 1, maskPattern: 8, errorCorrectionLevel: .levelL) == nil
        )
    }

    @Test(
        "Refuse numbers of an archive that no code has",
        arguments: [(1, 7, true), (1, 300, false), (1, -1, false), (-1, 0, false)]
    )
    func archives(version: Int, mask: Int, exists: Bool) throws {
        let stored = Data(#"{"version":\#(version),"mask":\#(mask),"correction":0,"payload":""}"#.utf8)
        let reading = try JSONDecoder().decode(QRSymbol.Reading.self, from: stored)
        #expect((CIBarcodeDescriptor.descriptor(of: .qr(reading)) != nil) == exists)
    }

    @Test("Keep what Aztec and PDF417 codes are made of, and refuse what none is")
    func otherCodes() {
        func aztec(_ isCompact: Bool, _ layers: Int, _ words: Int) -> CIAztecCodeDescriptor? {
            CIAztecCodeDescriptor(
                payload: Data([7]),
                isCompact: isCompact,
                layerCount: layers,
                dataCodewordCount: words
            )
        }
        #expect(aztec(false, 32, 2048)?.layerCount == 32 && aztec(true, 4, 64)?.dataCodewordCount == 64)
        #expect(aztec(true, 5, 1) == nil && aztec(false, 0, 1) == nil && aztec(false, 33, 1) == nil)
        #expect(aztec(true, 1, 0) == nil && aztec(true, 1, 65) == nil && aztec(false, 1, 2049) == nil)
        func pdf417(_ rows: Int, _ columns: Int) -> CIPDF417CodeDescriptor? {
            CIPDF417CodeDescriptor(payload: Data([7]), isCompact: false, rowCount: rows, columnCount: columns)
        }
        #expect(pdf417(90, 30)?.errorCorrectedPayload == Data([7]) && pdf417(3, 1)?.isCompact == false)
        #expect(pdf417(2, 1) == nil && pdf417(91, 1) == nil && pdf417(3, 0) == nil && pdf417(3, 31) == nil)
    }

    @Test("Keep what a Data Matrix code is made of, and refuse one without modules")
    func dataMatrixCodes() {
        let code = CIDataMatrixCodeDescriptor(payload: Data([1]), rowCount: 8, columnCount: 32, eccVersion: .v200)
        #expect(code?.errorCorrectedPayload == Data([1]))
        #expect(code?.columnCount == 32)
        #expect(CIDataMatrixCodeDescriptor(payload: Data(), rowCount: 0, columnCount: 1, eccVersion: .v000) == nil)
    }
}
