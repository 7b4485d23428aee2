/// A value that can leave an app, and come into one, as data or as a file.
///
/// ```swift
/// struct Recipe: Codable, Transferable {
///     var name: String
///     var steps: [String]
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.name)
///     }
/// }
/// ```
@preconcurrency
public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation
    /// The forms in which values leave and come in, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form, or several, in which values of a type leave an app and come in.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the representation that this one consists of.
    associatedtype Body: TransferRepresentation
    /// The representation that this one consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Stops the program: the representation consists of no other.
    public var body: Never { preconditionFailure("\(Self.self) consists of no other representation.") }
}

extension Never: TransferRepresentation {
    /// No value.
    public typealias Item = Never
    /// No representation.
    public typealias Body = Never
}
