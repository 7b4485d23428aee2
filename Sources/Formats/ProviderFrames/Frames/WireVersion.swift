/// The version of the protocol between the system and a provider.
package enum WireVersion {
    /// The version that this program uses.
    package static let current: UInt8 = 2
    /// The environment variable with the descriptor number of a provider's socket.
    package static let socketVariable = "FOVEA_PROVIDER_SOCKET"
}
