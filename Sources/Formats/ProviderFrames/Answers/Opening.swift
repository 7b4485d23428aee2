/// The result of opening something in an app, or its search.
public struct Opening: Hashable, Sendable {
    /// The path of the app's page to show, such as `/albums/12`, with its query.
    public var place: String
    /// The app's dialog, or nil.
    public var dialog: String?
    /// A Boolean value that indicates whether the app asks to come to the front.
    public var comesForward: Bool
    /// The links that the app opens, in order.
    public var links: [String]
    /// The link to the opened item, or nil if it has none.
    public var link: String?
    /// The name of the intent that ran, or nil if only a link was followed.
    public var intent: String?
    /// The time that the intent took, in milliseconds.
    public var milliseconds: Double
    /// A Boolean value that indicates whether the app's window was brought to the front of the desktop.
    public var isRaised: Bool
    /// Problems that a person would notice although nothing failed.
    public var warnings: [String]

    /// Creates an opening.
    public init(
        place: String,
        dialog: String? = nil,
        comesForward: Bool = true,
        links: [String] = [],
        link: String? = nil,
        intent: String? = nil,
        milliseconds: Double = 0,
        isRaised: Bool = false,
        warnings: [String] = []
    ) {
        self.place = place
        self.dialog = dialog
        self.comesForward = comesForward
        self.links = links
        self.link = link
        self.intent = intent
        self.milliseconds = milliseconds
        self.isRaised = isRaised
        self.warnings = warnings
    }
}

extension Opening: Codable {
    // The system adds the rest, not the app.
    private enum CodingKeys: String, CodingKey {
        case place, dialog, comesForward, links, link, intent, milliseconds
    }

    /// Decodes the part of an opening that an app reports.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            place: try container.decode(String.self, forKey: .place),
            dialog: try container.decodeIfPresent(String.self, forKey: .dialog),
            comesForward: try container.decode(Bool.self, forKey: .comesForward),
            links: try container.decode([String].self, forKey: .links),
            link: try container.decodeIfPresent(String.self, forKey: .link),
            intent: try container.decodeIfPresent(String.self, forKey: .intent),
            milliseconds: try container.decode(Double.self, forKey: .milliseconds)
        )
    }
}
