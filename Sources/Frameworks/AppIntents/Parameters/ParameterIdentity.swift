import Synchronization

/// What tells a parameter from all others, however they are titled.
package final class ParameterIdentity: Sendable, Equatable {
    /// The intent and the property that a parameter belongs to.
    package struct Place: Sendable, CustomStringConvertible {
        let intent: any AppIntent.Type
        let name: String

        package var description: String { "\(intent).\(name)" }
    }

    /// The name of the parameter, as people read it.
    package let title: LocalizedStringResource
    private let storedPlace = Mutex<Place?>(nil)

    package init(title: LocalizedStringResource) {
        self.title = title
    }

    /// The place of the parameter, once the intent has been examined as a whole.
    package var place: Place? {
        get { storedPlace.withLock { $0 } }
        set { storedPlace.withLock { $0 = newValue } }
    }

    package static func == (first: ParameterIdentity, second: ParameterIdentity) -> Bool { first === second }
}
