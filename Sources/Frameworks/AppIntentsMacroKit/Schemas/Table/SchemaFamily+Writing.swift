// Families whose entities people write: mail, messages, notes and entries of a journal.

extension SchemaFamily {
    private static let letter =
        "to: [IntentPerson], cc: [IntentPerson], bcc: [IntentPerson], subject: String?, body: AttributedString? | String?"
    private static let reply = "\(letter), account: {account}?, attachments: [IntentFile], target: {message}"

    static let mail = SchemaFamily(
        "mail",
        "mail",
        [
            .intent("createDraft", "creates a draft", "\(letter), account: {account}?, attachments: [IntentFile]"),
            .intent(
                "updateDraft",
                "changes a draft",
                """
                target: {draft}, to: [IntentPerson]?, cc: [IntentPerson]?, bcc: [IntentPerson]?, subject: String?,
                body: AttributedString? | String?, account: {account}?, attachments: [IntentFile]?
                """
            ),
            .intent("saveDraft", "saves a draft", "target: {draft}"),
            .intent("sendDraft", "sends a draft", "target: {draft}, sendLaterDate: Date?"),
            .intent("deleteDraft", "deletes drafts", "entities: [{draft}]", .deletes),
            .intent("openDraft", "opens a draft", "target: {draft}", .opens),
            .intent("openMessage", "opens a message", "target: {message}", .opens),
            .intent("replyMail", "answers a message", "\(reply), isReplyAll: Bool"),
            .intent("forwardMail", "forwards a message", reply),
            .intent(
                "updateMail",
                "changes messages",
                "target: [{message}], isRead: Bool?, isFlagged: Bool?, isJunk: Bool?, mailbox: {mailbox}?"
            ),
            .intent("archiveMail", "archives messages", "entities: [{message}]"),
            .intent("deleteMail", "deletes messages", "entities: [{message}]", .deletes),
            .entity(
                "message",
                "a message",
                """
                \(letter), attachments: [IntentFile], sender: IntentPerson, dateSent: Date, dateReceived: Date,
                isRead: Bool, isJunk: Bool, isFlagged: Bool, category: {category}?, account: {account}, mailbox: {mailbox}
                """
            ),
            .entity("draft", "a draft", "\(letter), attachments: [IntentFile], account: {account}"),
            .entity("account", "an account", "name: String, emailAddress: String"),
            .entity("mailbox", "a mailbox", "name: String, account: {account}"),
            .entity("thread", "a conversation", "title: String, description: String?, messages: [{message}]"),
            .enumeration("category", "categories of messages"),
        ]
    )

    private static let message = """
        subject: AttributedString?, attachments: [IntentFile], audioMessage: IntentFile?, locations: [PlaceDescriptor],
        links: [URL], scheduledDate: Date?
        """

    static let messages = SchemaFamily(
        "messages",
        "messages",
        [
            .intent("sendMessage", "sends a message", "content: AttributedString?, destination: *, \(message)"),
            .intent("draftMessage", "drafts a message", "content: AttributedString?, destination: *?, \(message)"),
            .intent("editSentMessage", "changes a message", "message: {message}, content: AttributedString"),
            .intent("unsendMessage", "takes a message back", "message: {message}"),
            .intent("setMessageReadStatus", "marks a message as read", "message: {message}, isRead: Bool"),
            .entity(
                "message",
                "a message",
                """
                messageType: {messageType}, author: {messagePerson}, isRead: Bool, attributes: Set<{messageAttribute}>,
                conversation: {conversation}, date: Date, subject: AttributedString?, body: AttributedString?,
                attachments: [IntentFile], audioMessage: IntentFile?, customAttachments: [{customAttachment}],
                locations: [PlaceDescriptor], links: [*], messageEffect: {messageEffect}?, reaction: *?,
                referencedMessage: {message}?, notificationIdentifier: String?
                """
            ),
            .entity("messagePerson", "a person in a conversation", "person: IntentPerson"),
            .entity(
                "conversation",
                "a conversation",
                """
                recipients: [{messagePerson}], displayName: String, previewText: AttributedString,
                conversationName: String?, isRead: Bool, attributes: Set<{conversationAttribute}>, dateLastActive: Date?
                """
            ),
            .entity(
                "customAttachment",
                "an attachment of the app's own kind",
                "sourceName: AttributedString?, description: AttributedString?"
            ),
            .enumeration("messageType", "kinds of messages"),
            .enumeration("messageAttribute", "attributes of messages"),
            .enumeration("conversationAttribute", "attributes of conversations"),
            .enumeration("messageEffect", "effects of messages"),
            .enumeration("customReaction", "reactions to messages"),
        ]
    )

    static let notes = SchemaFamily(
        "notes",
        "notes",
        [
            .intent(
                "createNote",
                "creates a note",
                """
                name: AttributedString, content: AttributedString?, attachments: [IntentFile], isPinned: Bool,
                folder: {folder}?
                """
            ),
            .intent(
                "updateNote",
                "changes a note",
                """
                target: {note}, name: String?, attachments: [IntentFile]?, tags?: *, isPinned: Bool?, folder: {folder}?
                """
            ),
            .intent("appendText", "adds text to a note", "content: AttributedString, target: {note}"),
            .entity(
                "note",
                "a note",
                """
                name: AttributedString, content: AttributedString?, attachments: [IntentFile], isPinned: Bool,
                creationDate: Date?, modificationDate: Date?, folder: {folder}?, tags?: *
                """
            ),
            .entity("folder", "a folder", "name: String, parentFolder: {folder}?, account: {account}?"),
            .entity("account", "an account", "name: String"),
        ]
    )

    static let journal = SchemaFamily(
        "journal",
        "journals",
        [
            .intent(
                "createEntry",
                "creates an entry",
                """
                message: AttributedString, title: String?, entryDate: Date?, location: PlaceDescriptor? | CLPlacemark?,
                mediaItems: [IntentFile]
                """
            ),
            .intent("createAudioEntry", "records an entry"),
            .intent("search", "searches among entries", searchedFor, .searches),
            .intent(
                "updateEntry",
                "changes an entry",
                """
                target: {entry}, title: String?, message: AttributedString?, mediaItems: [IntentFile]?,
                entryDate: Date?, location: PlaceDescriptor? | CLPlacemark?
                """
            ),
            .entity(
                "entry",
                "an entry",
                """
                title: String?, message: AttributedString?, mediaItems: [IntentFile], entryDate: Date?,
                location: PlaceDescriptor? | CLPlacemark?
                """
            ),
        ]
    )
}
