/// The checkout whose sources this program was built from.
enum SourceCheckout {
    private static let place = "/Sources/Engines/FoveaInstallation/SourceCheckout.swift"
    // A default argument would be the file of the caller.
    private static let thisFile = #filePath

    /// The folder that set-up fills in it, or nil in a release build.
    ///
    /// A package that depends on a checkout by path is built elsewhere, and finds the runtime and the models here. What
    /// is released must not trust a folder of the machine that built it.
    static func dataFolder(of file: String = thisFile) -> String? {
        #if DEBUG
            file.hasSuffix(place) ? file.dropLast(place.count) + "/.fovea" : nil
        #else
            nil
        #endif
    }
}
