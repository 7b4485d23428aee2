package import PictureEngine
package import PrintEngine

/// What makes prints of one revision.
package protocol PrintMaker: Sendable {
    /// The revision of the prints.
    var revision: Int { get }

    /// Makes the print of a picture.
    func print(of picture: Picture) throws -> ImagePrint

    /// Makes the prints of a picture as it stands and turned by one, two and three quarters.
    func turnedPrints(of picture: Picture) throws -> [ImagePrint]
}

/// The network of this program.
struct NetworkPrintMaker: PrintMaker {
    let engine: PrintEngine

    var revision: Int { PrintEngine.revision }

    func print(of picture: Picture) throws -> ImagePrint { try engine.print(of: picture) }

    func turnedPrints(of picture: Picture) throws -> [ImagePrint] { try engine.turnedPrints(of: picture) }
}
