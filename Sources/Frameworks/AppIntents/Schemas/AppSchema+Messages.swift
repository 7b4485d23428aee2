// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around messages.
    @_marker public protocol MessagesIntent: Kind {}
    /// The schemas of entities around messages.
    @_marker public protocol MessagesEntity: Kind {}
    /// The schemas of enumerations around messages.
    @_marker public protocol MessagesEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.MessagesIntent {}
extension AppSchema.Entity: AppSchema.MessagesEntity {}
extension AppSchema.Enum: AppSchema.MessagesEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around messages.
    public static var messages: some AppSchema.MessagesIntent { AppSchema.Intent(identifier: "messages") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around messages.
    public static var messages: some AppSchema.MessagesEntity { AppSchema.Entity(identifier: "messages") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around messages.
    public static var messages: some AppSchema.MessagesEnum { AppSchema.Enum(identifier: "messages") }
}

extension AppSchema.MessagesIntent {
    /// The schema of an intent that sends a message.
    ///
    /// - `content: AttributedString?`
    /// - `destination: …`
    /// - `subject: AttributedString?`
    /// - `attachments: [IntentFile]`
    /// - `audioMessage: IntentFile?`
    /// - `locations: [PlaceDescriptor]`
    /// - `links: [URL]`
    /// - `scheduledDate: Date?`
    public var sendMessage: some AppSchemaIntent { AppSchema.Intent(identifier: "messages.sendMessage") }

    /// The schema of an intent that drafts a message.
    ///
    /// - `content: AttributedString?`
    /// - `destination: …?`
    /// - `subject: AttributedString?`
    /// - `attachments: [IntentFile]`
    /// - `audioMessage: IntentFile?`
    /// - `locations: [PlaceDescriptor]`
    /// - `links: [URL]`
    /// - `scheduledDate: Date?`
    public var draftMessage: some AppSchemaIntent { AppSchema.Intent(identifier: "messages.draftMessage") }

    /// The schema of an intent that changes a message.
    ///
    /// - `message: {message}`
    /// - `content: AttributedString`
    public var editSentMessage: some AppSchemaIntent { AppSchema.Intent(identifier: "messages.editSentMessage") }

    /// The schema of an intent that takes a message back.
    ///
    /// - `message: {message}`
    public var unsendMessage: some AppSchemaIntent { AppSchema.Intent(identifier: "messages.unsendMessage") }

    /// The schema of an intent that marks a message as read.
    ///
    /// - `message: {message}`
    /// - `isRead: Bool`
    public var setMessageReadStatus: some AppSchemaIntent {
        AppSchema.Intent(identifier: "messages.setMessageReadStatus")
    }
}

extension AppSchema.MessagesEntity {
    /// The schema of a message.
    ///
    /// - `messageType: {messageType}`
    /// - `author: {messagePerson}`
    /// - `isRead: Bool`
    /// - `attributes: Set<{messageAttribute}>`
    /// - `conversation: {conversation}`
    /// - `date: Date`
    /// - `subject: AttributedString?`
    /// - `body: AttributedString?`
    /// - `attachments: [IntentFile]`
    /// - `audioMessage: IntentFile?`
    /// - `customAttachments: [{customAttachment}]`
    /// - `locations: [PlaceDescriptor]`
    /// - `links: […]`
    /// - `messageEffect: {messageEffect}?`
    /// - `reaction: …?`
    /// - `referencedMessage: {message}?`
    /// - `notificationIdentifier: String?`
    public var message: some AppSchemaEntity { AppSchema.Entity(identifier: "messages.message") }

    /// The schema of a person in a conversation.
    ///
    /// - `person: IntentPerson`
    public var messagePerson: some AppSchemaEntity { AppSchema.Entity(identifier: "messages.messagePerson") }

    /// The schema of a conversation.
    ///
    /// - `recipients: [{messagePerson}]`
    /// - `displayName: String`
    /// - `previewText: AttributedString`
    /// - `conversationName: String?`
    /// - `isRead: Bool`
    /// - `attributes: Set<{conversationAttribute}>`
    /// - `dateLastActive: Date?`
    public var conversation: some AppSchemaEntity { AppSchema.Entity(identifier: "messages.conversation") }

    /// The schema of an attachment of the app's own kind.
    ///
    /// - `sourceName: AttributedString?`
    /// - `description: AttributedString?`
    public var customAttachment: some AppSchemaEntity { AppSchema.Entity(identifier: "messages.customAttachment") }
}

extension AppSchema.MessagesEnum {
    /// The schema of kinds of messages.
    public var messageType: some AppSchemaEnum { AppSchema.Enum(identifier: "messages.messageType") }

    /// The schema of attributes of messages.
    public var messageAttribute: some AppSchemaEnum { AppSchema.Enum(identifier: "messages.messageAttribute") }

    /// The schema of attributes of conversations.
    public var conversationAttribute: some AppSchemaEnum {
        AppSchema.Enum(identifier: "messages.conversationAttribute")
    }

    /// The schema of effects of messages.
    public var messageEffect: some AppSchemaEnum { AppSchema.Enum(identifier: "messages.messageEffect") }

    /// The schema of reactions to messages.
    public var customReaction: some AppSchemaEnum { AppSchema.Enum(identifier: "messages.customReaction") }
}

extension AssistantSchemas {
    /// The schemas of intents around messages.
    public typealias MessagesIntent = AppSchema.MessagesIntent
    /// The schemas of entities around messages.
    public typealias MessagesEntity = AppSchema.MessagesEntity
    /// The schemas of enumerations around messages.
    public typealias MessagesEnum = AppSchema.MessagesEnum
}
