/// The checkout from which this program was built.
enum SourceCheckout {
    private static let place = "/Sources/Engines/FoveaInstallation/SourceCheckout.swift"
    // In a default argument, #filePath would be the caller's file.
    private static let thisFile = #filePath

    /// The data folder of the checkout, or nil in a release build.
    ///
    /// A package that depends on a checkout by path is built elsewhere, and finds the runtime and the models here. A
    /// release must not trust a folder of the machine that built it.
    static func dataFolder(of file: String = thisFile) -> String? {
        #if DEBUG
            file.hasSuffix(place) ? file.dropLast(place.count) + "/.fovea" : nil
        #else
            nil
        #endif
    }
}
