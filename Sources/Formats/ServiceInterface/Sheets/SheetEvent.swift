package import Foundation

/// The name of an event of the service.
package enum EventName: String, Sendable, CaseIterable {
    /// A search begins.
    case session
    /// An app has answered.
    case app
    /// A search is finished.
    case done
    /// Apps changed.
    case providers
    /// A catalog job made progress.
    case job
    /// Apps ask the person something, or don't any more.
    case questions
    /// Some of the person's items have changed.
    case items
}

/// An event of a search.
package enum SheetEvent: Sendable {
    /// The head of the sheet.
    case session(Sheet.Head)
    /// The outcome of an app.
    case app(Sheet.Entry)
    /// The search is finished.
    case done(milliseconds: Double)

    private struct Done: Codable { let milliseconds: Double }

    /// The name of the event.
    package var name: EventName {
        switch self {
        case .session: .session
        case .app: .app
        case .done: .done
        }
    }

    /// Returns the event with the addresses of its thumbnails in place of their files.
    package func addressed(in session: String) -> SheetEvent {
        guard case .app(let entry) = self else { return self }
        return .app(entry.addressed(in: session))
    }

    /// Decodes an event of a search, or returns nil for any other.
    package init?(_ name: String, _ data: Data) throws {
        let decoder = JSONDecoder()
        switch EventName(rawValue: name) {
        case .session: self = .session(try decoder.decode(Sheet.Head.self, from: data))
        case .app: self = .app(try decoder.decode(Sheet.Entry.self, from: data))
        case .done: self = .done(milliseconds: try decoder.decode(Done.self, from: data).milliseconds)
        case .providers, .job, .questions, .items, nil: return nil
        }
    }
}

extension SheetEvent: Encodable {
    /// Encodes the content of the event.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .session(let head): try head.encode(to: encoder)
        case .app(let entry): try entry.encode(to: encoder)
        case .done(let milliseconds): try Done(milliseconds: milliseconds.tenths).encode(to: encoder)
        }
    }
}
