public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Plain text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(utf8: $0)
        }
        DataRepresentation(importedContentType: .plainText) { try String(utf8: $0) }
    }

    fileprivate init(utf8 data: Data) throws {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self = text
    }
}

extension Data: Transferable {
    /// The bytes, of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address, or its text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            $0.dataRepresentation
        } importing: { data in
            guard let url = URL(string: try String(utf8: data)) else { throw CocoaError(.fileReadCorruptFile) }
            return url
        }
        ProxyRepresentation(exporting: \.absoluteString)
    }
}

extension AttributedString: Transferable {
    /// The text alone: Foundation on Linux doesn't code attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}

extension Never: Transferable {
    /// No representation.
    public typealias Representation = Never

    /// Stops the program: there is no value to represent.
    public static var transferRepresentation: Never { preconditionFailure("There is no value of the type Never.") }
}
