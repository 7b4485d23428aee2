package import InferenceEngine
package import PictureEngine
package import PrintEngine

/// What makes prints of one revision.
package protocol PrintMaker: Sendable {
    /// The revision of the prints.
    var revision: Int { get }

    /// Makes the print of a picture.
    func print(of picture: Picture, precision: InferencePrecision) throws -> ImagePrint

    /// Makes the prints of a picture as it stands and turned by one, two and three quarters.
    func turnedPrints(of picture: Picture, precision: InferencePrecision) throws -> [ImagePrint]
}

extension PrintMaker {
    /// Makes the print of a picture, as exactly as one that is stored has to be.
    func print(of picture: Picture) throws -> ImagePrint { try print(of: picture, precision: .single) }
}

/// The network of this program.
struct NetworkPrintMaker: PrintMaker {
    let engine: PrintEngine

    var revision: Int { PrintEngine.revision }

    func print(of picture: Picture, precision: InferencePrecision) throws -> ImagePrint {
        try engine.print(of: picture, precision: precision)
    }

    func turnedPrints(of picture: Picture, precision: InferencePrecision) throws -> [ImagePrint] {
        try engine.turnedPrints(of: picture, precision: precision)
    }
}
