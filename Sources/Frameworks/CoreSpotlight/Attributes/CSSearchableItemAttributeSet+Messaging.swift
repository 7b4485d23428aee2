public import Foundation

extension CSSearchableItemAttributeSet {
    /// The handles of the account.
    public var accountHandles: [String]? {
        get { self[texts: "accountHandles"] }
        set { self[texts: "accountHandles"] = newValue }
    }

    /// The identifier of the account.
    public var accountIdentifier: String? {
        get { self[text: "accountIdentifier"] }
        set { self[text: "accountIdentifier"] = newValue }
    }

    /// The bytes of the content as HTML.
    public var htmlContentData: Data? {
        get { self[data: "htmlContentData"] }
        set { self[data: "htmlContentData"] = newValue }
    }

    /// The content as text.
    public var textContent: String? {
        get { self[text: "textContent"] }
        set { self[text: "textContent"] = newValue }
    }

    /// The identifiers of the mailboxes.
    public var mailboxIdentifiers: [String]? {
        get { self[texts: "mailboxIdentifiers"] }
        set { self[texts: "mailboxIdentifiers"] = newValue }
    }

    /// The names of the authors.
    public var authorNames: [String]? {
        get { self[texts: "authorNames"] }
        set { self[texts: "authorNames"] = newValue }
    }

    /// The names of the recipients.
    public var recipientNames: [String]? {
        get { self[texts: "recipientNames"] }
        set { self[texts: "recipientNames"] = newValue }
    }

    /// The mail addresses of the authors.
    public var authorEmailAddresses: [String]? {
        get { self[texts: "authorEmailAddresses"] }
        set { self[texts: "authorEmailAddresses"] = newValue }
    }

    /// The mail addresses of the recipients.
    public var recipientEmailAddresses: [String]? {
        get { self[texts: "recipientEmailAddresses"] }
        set { self[texts: "recipientEmailAddresses"] = newValue }
    }

    /// The addresses of the authors.
    public var authorAddresses: [String]? {
        get { self[texts: "authorAddresses"] }
        set { self[texts: "authorAddresses"] = newValue }
    }

    /// The addresses of the recipients.
    public var recipientAddresses: [String]? {
        get { self[texts: "recipientAddresses"] }
        set { self[texts: "recipientAddresses"] = newValue }
    }

    /// The telephone numbers.
    public var phoneNumbers: [String]? {
        get { self[texts: "phoneNumbers"] }
        set { self[texts: "phoneNumbers"] = newValue }
    }

    /// The mail addresses.
    public var emailAddresses: [String]? {
        get { self[texts: "emailAddresses"] }
        set { self[texts: "emailAddresses"] = newValue }
    }

    /// The addresses for instant messages.
    public var instantMessageAddresses: [String]? {
        get { self[texts: "instantMessageAddresses"] }
        set { self[texts: "instantMessageAddresses"] = newValue }
    }

    /// A Boolean number that indicates whether the message is probably unwanted.
    public var isLikelyJunk: NSNumber? {
        get { self[number: "isLikelyJunk"] }
        set { self[number: "isLikelyJunk"] = newValue }
    }
}
