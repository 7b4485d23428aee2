import Foundation
import UniformTypeIdentifiers

/// One form of a value, and how the value becomes it, is made from it, or both.
package struct TransferForm<Item>: Sendable {
    /// Makes the content of a value.
    typealias Export = @Sendable (Item) async throws -> TransferContent
    /// Makes a value from content.
    typealias Import = @Sendable (TransferContent) async throws -> Item

    let contentType: UTType
    var export: Export?
    var makeItem: Import?
    /// How the value becomes one of another type, which stays in the program, and is made from it.
    var exchange: ValueExchange<Item>?
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var fileName: @Sendable (Item) -> String? = { _ in nil }
    var visibility = TransferRepresentationVisibility.all
}

/// What a value is on its way.
package enum TransferContent: Sendable {
    case data(Data)
    /// A file, which may be used where it is or has to be copied first.
    case file(URL, isOriginal: Bool)

    /// Returns the bytes.
    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }
}

/// A representation that has forms of its own.
package protocol PlainRepresentation {
    associatedtype Item
    var forms: [TransferForm<Item>] { get }
}

extension PlainRepresentation {
    /// The forms, for those who don't know the type of the values.
    fileprivate var anyForms: Any { forms }
}

extension TransferRepresentation {
    /// The forms of the representation, or of those that it consists of.
    var forms: [TransferForm<Item>] { forms(of: Item.self) }

    /// Returns the forms in which values of a type leave and come in.
    func forms<Value>(of type: Value.Type) -> [TransferForm<Value>] {
        if let plain = self as? any PlainRepresentation { return plain.anyForms as? [TransferForm<Value>] ?? [] }
        return body.forms(of: type)
    }
}
