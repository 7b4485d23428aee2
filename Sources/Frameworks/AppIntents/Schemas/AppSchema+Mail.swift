// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around mail.
    @_marker public protocol MailIntent: Kind {}
    /// The schemas of entities around mail.
    @_marker public protocol MailEntity: Kind {}
    /// The schemas of enumerations around mail.
    @_marker public protocol MailEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.MailIntent {}
extension AppSchema.Entity: AppSchema.MailEntity {}
extension AppSchema.Enum: AppSchema.MailEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around mail.
    public static var mail: some AppSchema.MailIntent { AppSchema.Intent(identifier: "mail") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around mail.
    public static var mail: some AppSchema.MailEntity { AppSchema.Entity(identifier: "mail") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around mail.
    public static var mail: some AppSchema.MailEnum { AppSchema.Enum(identifier: "mail") }
}

extension AppSchema.MailIntent {
    /// The schema of an intent that creates a draft.
    ///
    /// - `to: [IntentPerson]`
    /// - `cc: [IntentPerson]`
    /// - `bcc: [IntentPerson]`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `account: {account}?`
    /// - `attachments: [IntentFile]`
    public var createDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.createDraft") }

    /// The schema of an intent that changes a draft.
    ///
    /// - `target: {draft}`
    /// - `to: [IntentPerson]?`
    /// - `cc: [IntentPerson]?`
    /// - `bcc: [IntentPerson]?`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `account: {account}?`
    /// - `attachments: [IntentFile]?`
    public var updateDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.updateDraft") }

    /// The schema of an intent that saves a draft.
    ///
    /// - `target: {draft}`
    public var saveDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.saveDraft") }

    /// The schema of an intent that sends a draft.
    ///
    /// - `target: {draft}`
    /// - `sendLaterDate: Date?`
    public var sendDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.sendDraft") }

    /// The schema of an intent that deletes drafts.
    ///
    /// - `entities: [{draft}]`
    public var deleteDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.deleteDraft") }

    /// The schema of an intent that opens a draft.
    ///
    /// - `target: {draft}`
    public var openDraft: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.openDraft") }

    /// The schema of an intent that opens a message.
    ///
    /// - `target: {message}`
    public var openMessage: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.openMessage") }

    /// The schema of an intent that answers a message.
    ///
    /// - `to: [IntentPerson]`
    /// - `cc: [IntentPerson]`
    /// - `bcc: [IntentPerson]`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `account: {account}?`
    /// - `attachments: [IntentFile]`
    /// - `target: {message}`
    /// - `isReplyAll: Bool`
    public var replyMail: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.replyMail") }

    /// The schema of an intent that forwards a message.
    ///
    /// - `to: [IntentPerson]`
    /// - `cc: [IntentPerson]`
    /// - `bcc: [IntentPerson]`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `account: {account}?`
    /// - `attachments: [IntentFile]`
    /// - `target: {message}`
    public var forwardMail: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.forwardMail") }

    /// The schema of an intent that changes messages.
    ///
    /// - `target: [{message}]`
    /// - `isRead: Bool?`
    /// - `isFlagged: Bool?`
    /// - `isJunk: Bool?`
    /// - `mailbox: {mailbox}?`
    public var updateMail: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.updateMail") }

    /// The schema of an intent that archives messages.
    ///
    /// - `entities: [{message}]`
    public var archiveMail: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.archiveMail") }

    /// The schema of an intent that deletes messages.
    ///
    /// - `entities: [{message}]`
    public var deleteMail: some AppSchemaIntent { AppSchema.Intent(identifier: "mail.deleteMail") }
}

extension AppSchema.MailEntity {
    /// The schema of a message.
    ///
    /// - `to: [IntentPerson]`
    /// - `cc: [IntentPerson]`
    /// - `bcc: [IntentPerson]`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `attachments: [IntentFile]`
    /// - `sender: IntentPerson`
    /// - `dateSent: Date`
    /// - `dateReceived: Date`
    /// - `isRead: Bool`
    /// - `isJunk: Bool`
    /// - `isFlagged: Bool`
    /// - `category: {category}?`
    /// - `account: {account}`
    /// - `mailbox: {mailbox}`
    public var message: some AppSchemaEntity { AppSchema.Entity(identifier: "mail.message") }

    /// The schema of a draft.
    ///
    /// - `to: [IntentPerson]`
    /// - `cc: [IntentPerson]`
    /// - `bcc: [IntentPerson]`
    /// - `subject: String?`
    /// - `body: AttributedString?` or `String?`
    /// - `attachments: [IntentFile]`
    /// - `account: {account}`
    public var draft: some AppSchemaEntity { AppSchema.Entity(identifier: "mail.draft") }

    /// The schema of an account.
    ///
    /// - `name: String`
    /// - `emailAddress: String`
    public var account: some AppSchemaEntity { AppSchema.Entity(identifier: "mail.account") }

    /// The schema of a mailbox.
    ///
    /// - `name: String`
    /// - `account: {account}`
    public var mailbox: some AppSchemaEntity { AppSchema.Entity(identifier: "mail.mailbox") }

    /// The schema of a conversation.
    ///
    /// - `title: String`
    /// - `description: String?`
    /// - `messages: [{message}]`
    public var thread: some AppSchemaEntity { AppSchema.Entity(identifier: "mail.thread") }
}

extension AppSchema.MailEnum {
    /// The schema of categories of messages.
    public var category: some AppSchemaEnum { AppSchema.Enum(identifier: "mail.category") }
}

extension AssistantSchemas {
    /// The schemas of intents around mail.
    public typealias MailIntent = AppSchema.MailIntent
    /// The schemas of entities around mail.
    public typealias MailEntity = AppSchema.MailEntity
    /// The schemas of enumerations around mail.
    public typealias MailEnum = AppSchema.MailEnum
}
