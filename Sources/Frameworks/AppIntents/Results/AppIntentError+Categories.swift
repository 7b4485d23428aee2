extension AppIntentError {
    /// Something that a person has to do first.
    public enum UserActionRequired: Error, Equatable, CustomLocalizedStringResourceConvertible {
        /// Sign in.
        case signin
        /// Finish setting up an account.
        case accountSetup
        /// Confirm something in the app.
        case confirmation

        /// What to do, as a localized string.
        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .signin: "Sign in to the app first."
            case .accountSetup: "Finish setting up your account in the app first."
            case .confirmation: "Confirm this in the app first."
            }
        }
    }

    /// A permission that the app needs.
    public enum PermissionRequired: Error, Equatable, CustomLocalizedStringResourceConvertible {
        /// The use of the assistant.
        case siri
        /// The local network.
        case localNetwork
        /// Bluetooth.
        case bluetooth
        /// The photo library.
        case photos
        /// The contacts.
        case contacts
        /// The location, roughly or precisely.
        case location(precise: Bool = false)

        /// What to allow, as a localized string.
        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .siri: "Allow the app to use the assistant."
            case .localNetwork: "Allow the app to use the local network."
            case .bluetooth: "Allow the app to use Bluetooth."
            case .photos: "Allow the app to see your photos."
            case .contacts: "Allow the app to see your contacts."
            case .location(precise: false): "Allow the app to know where you are."
            case .location(precise: true): "Allow the app to know exactly where you are."
            }
        }
    }

    /// A failure that another attempt doesn't fix.
    public enum Unrecoverable: Error, Equatable, CustomLocalizedStringResourceConvertible {
        /// The network failed.
        case networkFailure
        /// Only a part was done.
        case partialFailure
        /// The action isn't allowed.
        case notAllowed
        /// The reason is unknown.
        case unknown
        /// The device can't do it.
        case unsupportedOnDevice
        /// A restriction is in force now.
        case featureCurrentlyRestricted
        /// The entity no longer exists.
        case entityNotFound

        /// What went wrong, as a localized string.
        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .networkFailure: "The network couldn’t be reached."
            case .partialFailure: "Only a part could be done."
            case .notAllowed: "This isn’t allowed."
            case .unknown: "Something went wrong."
            case .unsupportedOnDevice: "This device can’t do that."
            case .featureCurrentlyRestricted: "This is restricted at the moment."
            case .entityNotFound: "The item no longer exists."
            }
        }
    }
}
