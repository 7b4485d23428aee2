import Foundation

// A file that imports Foundation alone, in an app without intents.

public struct PixelError: Error, Equatable {
    public let status: OSStatus

    public static func check(_ status: OSStatus) throws {
        guard status == 0 else { throw PixelError(status: status) }
    }
}
