import Foundation
import FoveaSessions

/// The parts of a sheet as JSON has them.
enum Payload {
    /// The first event of a search.
    struct Session: Encodable {
        let session: String
        let picture: Picture
        let labels: [String]
        let apps: [App]

        init(_ head: Sheet.Head) {
            session = head.session
            picture = Picture(head)
            labels = head.labels
            apps = head.apps.map(App.init)
        }
    }

    /// A picture of a session.
    struct Picture: Encodable {
        let width: Int
        let height: Int
        let url: String

        init(_ head: Sheet.Head) {
            (width, height) = (head.width, head.height)
            url = "/v1/sessions/\(head.session)/picture"
        }
    }

    /// An app in its place.
    struct App: Encodable {
        let id: String
        let name: String
        let icon: Nullable<String>
        let why: String

        init(_ place: AppOrder.Placed) {
            id = place.app.id
            name = place.app.name
            icon = Nullable(place.app.hasIcon ? "/v1/providers/\(Address.segment(place.app.id))/icon" : nil)
            why = place.why
        }
    }

    /// What became of an app.
    struct Answer: Encodable {
        let app: String
        let state: String
        let reason: String?
        let milliseconds: Double
        let results: [Result]
        let more: Bool
        let hasMore: Bool

        init(_ answer: Sheet.Answer, session: String) {
            app = answer.app
            milliseconds = rounded(answer.milliseconds)
            more = answer.offersMore
            switch answer.outcome {
            case .answered(let found):
                state = found.results.isEmpty ? "empty" : "results"
                hasMore = found.hasMore
                reason = nil
                results = found.results.enumerated().map { Result($1, index: $0, app: answer.app, session: session) }
            case .failed(let message):
                state = "failed"
                reason = message
                results = []
                hasMore = false
            }
        }
    }

    /// One result.
    struct Result: Encodable {
        let index: Int
        let id: String
        let type: String
        let entity: String
        let title: String
        let subtitle: Nullable<String>
        let thumbnail: Nullable<String>
        let canOpen: Bool

        init(_ result: AppResult, index: Int, app: String, session: String) {
            self.index = index
            id = result.reference.identifier
            type = result.typeName
            entity = result.reference.type
            title = result.title
            subtitle = Nullable(result.subtitle)
            thumbnail = Nullable(
                result.thumbnail.map { _ in
                    "/v1/sessions/\(session)/apps/\(Address.segment(app))/results/\(index)/thumbnail"
                }
            )
            canOpen = result.canOpen
        }
    }

    /// The last event of a search.
    struct Done: Encodable {
        let milliseconds: Double

        init(_ milliseconds: Double) { self.milliseconds = rounded(milliseconds) }
    }

    /// A whole sheet.
    struct Whole: Encodable {
        let session: String
        let picture: Picture
        let labels: [String]
        let apps: [AppAnswer]
        /// Nil while apps are still asked.
        let milliseconds: Nullable<Double>

        init(_ sheet: Sheet) {
            session = sheet.head.session
            picture = Picture(sheet.head)
            labels = sheet.head.labels
            apps = sheet.head.apps.map { place in
                AppAnswer(
                    app: App(place),
                    answer: sheet.answer(of: place.app.id).map { Answer($0, session: sheet.head.session) }
                )
            }
            milliseconds = Nullable(sheet.milliseconds.map(rounded))
        }
    }

    /// An app and what became of it.
    struct AppAnswer: Encodable {
        let app: App
        let answer: Answer?

        private enum CodingKeys: String, CodingKey { case state }

        func encode(to encoder: any Encoder) throws {
            try app.encode(to: encoder)
            if let answer {
                try answer.encode(to: encoder)
            } else {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode("searching", forKey: .state)
            }
        }
    }

    /// An app as the list of providers has it.
    struct Provider: Encodable, Equatable {
        let id: String
        let name: String
        let icon: Nullable<String>
        let why: String
        let pinned: Bool
        let state: String
        let problems: [String]
        let more: Bool

        init(_ place: AppOrder.Placed) {
            let app = App(place)
            (id, name, icon, why) = (app.id, app.name, app.icon, app.why)
            pinned = place.isPinned
            state = place.app.state
            problems = place.app.problems
            more = place.app.offersMoreResults
        }
    }

    /// The list of providers.
    struct Providers: Encodable {
        let providers: [Provider]
    }

    /// Where an app went.
    struct Opening: Encodable {
        let app: String
        let page: String
        let dialog: String?
        let raised: Bool
        let warnings: [String]

        init(_ opening: FoveaSessions.AppOpening, app: String) {
            self.app = app
            page = Address.page(opening.place, of: app)
            dialog = opening.dialog
            raised = opening.isRaised
            warnings = opening.warnings
        }
    }

    /// How the service itself is, and where browsers find it.
    struct Health: Encodable {
        let status: String
        let addresses: [String]
    }

    /// What a picture shows.
    struct Labels: Encodable {
        let labels: [PictureLabel]
    }

    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10).rounded() / 10 }
}

/// A value that is written as null where there is none.
struct Nullable<Value: Encodable & Sendable & Equatable>: Encodable, Sendable, Equatable {
    let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

/// Makes addresses below the service's own.
package enum Address {
    private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    private static let inPlace = unreserved.union("/?&=:@!$'()*+,;%#".utf8)

    /// A text as one segment of a path.
    package static func segment(_ text: String) -> String { encoded(text, unreserved) }

    /// The address of a page of an app, whatever the app says.
    static func page(_ place: String, of app: String) -> String {
        "/apps/\(segment(app))" + (place.hasPrefix("/") ? "" : "/") + encoded(place, inPlace)
    }

    private static func encoded(_ text: String, _ allowed: Set<UInt8>) -> String {
        var result = ""
        for byte in text.utf8 {
            if allowed.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
