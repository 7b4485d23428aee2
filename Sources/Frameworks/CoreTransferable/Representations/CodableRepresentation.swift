public import Foundation
public import UniformTypeIdentifiers

/// A representation of values by coding them.
public struct CodableRepresentation<
    Item: Transferable & Codable,
    Encoder: TopLevelEncoder & Sendable,
    Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation, PlainRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]

    /// Creates a representation as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation in the format of an encoder and a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        var form = TransferForm<Item>(contentType: contentType)
        form.export = { .data(try encoder.encode($0)) }
        form.makeItem = { try decoder.decode(Item.self, from: try $0.data()) }
        forms = [form]
    }
}

// Apple's Combine declares the two protocols, and Foundation conforms its coders to them.

/// A type that encodes whole values.
public protocol TopLevelEncoder {
    /// The type of what values are encoded to.
    associatedtype Output
    /// Returns an encoded value.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A type that decodes whole values.
public protocol TopLevelDecoder {
    /// The type of what values are decoded from.
    associatedtype Input
    /// Returns a decoded value.
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
