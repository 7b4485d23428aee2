import Foundation

/// A rule about who may read a value in the log.
public struct OSLogPrivacy: Sendable {
    /// What stands in the place of a private value.
    public enum Mask: Sendable {
        /// A hash of the value, so that equal values are recognized.
        case hash
        /// Nothing that depends on the value.
        case none
    }

    private enum Rule { case auto, `public`, `private`, sensitive }

    private let rule: Rule
    private let mask: Mask

    /// A rule that lets everybody read the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(rule: .public, mask: .none) }

    /// A rule that hides the value from all but the developer.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(rule: .private, mask: .none) }

    /// A rule that hides the value from everybody.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(rule: .sensitive, mask: .none) }

    /// A rule that follows the kind of value: numbers are public, texts and objects are private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(rule: .auto, mask: .none) }

    /// Returns a rule that hides the value behind a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .private, mask: mask) }

    /// Returns a rule that always hides the value behind a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .sensitive, mask: mask) }

    /// Returns a rule that follows the kind of value and hides a private one behind a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .auto, mask: mask) }
}

extension OSLogPrivacy {
    /// Decides about a value that leaves the decision to its kind.
    func resolved(isPrivateByNature: Bool) -> Self {
        rule == .auto ? Self(rule: isPrivateByNature ? .private : .public, mask: mask) : self
    }

    /// Returns a text, or what stands in its place.
    func text(_ text: () -> String, showsPrivate: Bool) -> String {
        switch rule {
        case .public, .auto: text()
        case .private: showsPrivate ? text() : masked(text, name: "private")
        case .sensitive: masked(text, name: "sensitive")
        }
    }

    private func masked(_ text: () -> String, name: String) -> String {
        switch mask {
        case .none: "<\(name)>"
        case .hash: "<mask.hash: '\(Self.hash(text()))'>"
        }
    }

    /// A number that is the same for equal texts throughout the process, and tells nothing outside of it: the seed of
    /// the hash changes with every start.
    private static func hash(_ text: String) -> String {
        String(UInt(bitPattern: text.hashValue), radix: 16)
    }
}
