/// The version of the protocol between the system and a provider.
package enum WireVersion {
    /// The version that this program speaks.
    package static let current: UInt8 = 2
    /// The number under which a provider finds its socket, as text, in its environment.
    package static let socketVariable = "FOVEA_PROVIDER_SOCKET"
}
