import AppIntents
import GeoToolbox

// One intent at least of each family, as templates and programs write them.

// MARK: Messages

@AppEntity(schema: .messages.messagePerson)
struct MessagePerson: TransientAppEntity {
    var person: IntentPerson

    var id: String {
        if case .applicationDefined(let text) = person.handle?.value { text } else { "" }
    }
    var displayRepresentation: DisplayRepresentation { person.displayRepresentation }

    init() {}

    init(id: String) {
        person = IntentPerson(handle: IntentPerson.Handle(applicationDefined: id))
    }
}

@UnionValue
enum MessageDestination {
    case contact(MessagePerson)
    case recipients([MessagePerson])
}

@AppIntent(schema: .messages.sendMessage)
struct SendMessage {
    var content: AttributedString?
    var destination: MessageDestination
    var subject: AttributedString?
    @Parameter(supportedContentTypes: [.image]) var attachments: [IntentFile]
    @Parameter(supportedContentTypes: [.audio]) var audioMessage: IntentFile?
    var locations: [PlaceDescriptor]
    var links: [URL]
    var scheduledDate: Date?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        let people =
            switch destination {
            case .contact(let person): [person]
            case .recipients(let people): people
            }
        let text = content.map { String($0.characters) } ?? ""
        return .result(value: ["\(text) to \(people.map(\.id).joined(separator: ", "))"])
    }
}

@AppEnum(schema: .messages.conversationAttribute)
enum ConversationAttribute: String {
    case mute, group, pinned
}

// MARK: Reminders

@AppEntity(schema: .reminders.list)
struct ReminderList {
    static let defaultQuery = ReminderListQuery()

    let id: String
    var name: String
    var type: ReminderListKind

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ReminderListQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ReminderList] { [] }
}

@AppEnum(schema: .reminders.listType)
enum ReminderListKind: String {
    case standard, groceries
}

@AppEntity(schema: .reminders.section)
struct ReminderSection {
    static let defaultQuery = ReminderSectionQuery()

    let id: String
    var name: String
    var list: ReminderList

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ReminderSectionQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ReminderSection] { [] }
}

@AppEntity(schema: .reminders.locationTrigger)
struct ReminderPlace: TransientAppEntity {
    var place: PlaceDescriptor
    var event: ReminderPlaceEvent

    var displayRepresentation: DisplayRepresentation { place.displayRepresentation }

    init() {}
}

@AppEnum(schema: .reminders.locationTriggerEvent)
enum ReminderPlaceEvent: String {
    case arrive, depart
}

@AppIntent(schema: .reminders.createReminder)
struct CreateReminder {
    var title: String
    var list: ReminderList?
    var note: AttributedString?
    var isFlagged: Bool?
    var images: [IntentFile]
    var tags: Set<String>
    var urls: [URL]
    var dueDate: DateComponents?
    var recurrence: Calendar.RecurrenceRule?
    var locationTrigger: ReminderPlace?
    var section: ReminderSection?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let rule = recurrence.map { " \($0.frequency == .daily ? "daily" : "otherwise")" } ?? ""
        return .result(value: "\(title) #\(tags.sorted().joined()) \(urls.count)\(rule)")
    }
}

// MARK: Calendar

@AppEntity(schema: .calendar.calendar)
struct CalendarEntity {
    static let defaultQuery = CalendarQuery()

    let id: String
    var title: String { id }

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CalendarQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [CalendarEntity] { identifiers.map(CalendarEntity.init) }
}

@AppEntity(schema: .calendar.attendee)
struct AttendeeEntity {
    static let defaultQuery = AttendeeQuery()

    let id: String
    var person: IntentPerson
    var status: AttendeeStatus?
    var isAttendanceOptional: Bool
    var type: AttendeeKind?

    var displayRepresentation: DisplayRepresentation { person.displayRepresentation }
}

struct AttendeeQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AttendeeEntity] { [] }
}

@AppEnum(schema: .calendar.attendeeStatus)
enum AttendeeStatus: String, Sendable {
    case accepted, declined, pending
}

@AppEnum(schema: .calendar.attendeeType)
enum AttendeeKind: String {
    case person, room
}

@UnionValue
enum EventLocation {
    case place(PlaceDescriptor)
    case name(String)
}

@AppIntent(schema: .calendar.createEvent)
struct CreateEvent {
    var title: String
    var startDate: Date
    var endDate: Date?
    var location: EventLocation?
    var calendar: CalendarEntity
    var isAllDay: Bool
    var recurrence: Calendar.RecurrenceRule?
    var attendees: [AttendeeEntity]
    var note: AttributedString?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let place: String? =
            switch location {
            case .place(let place): place.address
            case .name(let name): name
            case nil: nil
            }
        return .result(value: "\(title) at \(place ?? "home") in \(calendar.title)")
    }
}

// MARK: Audio

@AppEntity(schema: .audio.liveRadioStation)
struct StationThing {
    static let defaultQuery = StationThingQuery()

    let id: String
    var title: String
    var providerName: String?

    var displayRepresentation: DisplayRepresentation { "\(title)" }
}

struct StationThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [StationThing] { [] }
}

struct SongThing: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
    static let defaultQuery = SongThingQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct SongThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SongThing] { identifiers.map(SongThing.init) }
}

@UnionValue
enum AudioThing {
    case song(SongThing)
    case station(StationThing)
}

@AppEntity(schema: .audio.warmupAudioQueueResult)
struct WarmResult: TransientAppEntity {
    var displayRepresentation: DisplayRepresentation { "Ready" }
}

@AppEnum(schema: .audio.playbackAttributes)
enum PlaybackAttributes: String {
    case shuffle, `repeat`
}

@AppEnum(schema: .audio.queueInsertionLocation)
enum QueueLocation: String {
    case next, tail
}

@AppIntent(schema: .audio.playAudio)
struct PlayThing: AudioPlaybackIntent {
    var audioEntity: AudioThing
    var playbackAttributes: Set<PlaybackAttributes>
    var warmupAudioQueueResult: WarmResult?
    var queueLocation: QueueLocation?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let name =
            switch audioEntity {
            case .song(let song): song.id
            case .station(let station): station.title
            }
        let ways = playbackAttributes.map(\.rawValue).sorted().joined(separator: " ")
        return .result(value: "\(name) \(ways)")
    }
}

// MARK: Camera

@AppEnum(schema: .camera.captureMode)
enum CaptureMode: String {
    case photo, video
}

@AppIntent(schema: .camera.openInCaptureMode)
struct OpenCamera: OpenIntent {
    var target: CaptureMode
}

@AppIntent(schema: .camera.stopCapture)
struct StopCapture {
    func perform() async -> some IntentResult & ReturnsValue<Bool> { .result(value: true) }
}

// MARK: Mail, journals, notes

@AppEntity(schema: .mail.account)
struct MailAccount {
    static let defaultQuery = MailAccountQuery()

    let id: String
    var name: String
    var emailAddress: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(name: String, emailAddress: String) {
        id = emailAddress
        self.name = name
        self.emailAddress = emailAddress
    }
}

struct MailAccountQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [MailAccount] { [] }
}

@AppEntity(schema: .mail.draft)
struct MailDraft {
    static let defaultQuery = MailDraftQuery()

    let id: UUID
    var to: [IntentPerson]
    var cc: [IntentPerson]
    var bcc: [IntentPerson]
    var subject: String?
    var body: AttributedString?
    var attachments: [IntentFile]
    var account: MailAccount

    var displayRepresentation: DisplayRepresentation { "\(subject ?? "")" }

    init(to: [IntentPerson], subject: String?, attachments: [IntentFile], account: MailAccount) {
        id = UUID()
        self.to = to
        cc = []
        bcc = []
        self.subject = subject
        self.attachments = attachments
        self.account = account
    }
}

struct MailDraftQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [MailDraft] { [] }
}

@AppIntent(schema: .mail.createDraft)
struct CreateMailDraft {
    @Parameter(default: []) var to: [IntentPerson]
    @Parameter(default: []) var cc: [IntentPerson]
    @Parameter(default: []) var bcc: [IntentPerson]
    var subject: String?
    var body: AttributedString?
    var account: MailAccount?
    @Parameter(default: []) var attachments: [IntentFile]

    func perform() async throws -> some ReturnsValue<MailDraft> {
        let account = MailAccount(name: "Home", emailAddress: "me@example.com")
        return .result(value: MailDraft(to: to, subject: subject, attachments: attachments, account: account))
    }
}

@AppEntity(schema: .journal.entry)
struct JournalEntry {
    struct EntryQuery: EntityStringQuery {
        func entities(for identifiers: [UUID]) async throws -> [JournalEntry] { [] }
        func entities(matching string: String) async throws -> [JournalEntry] { [] }
    }

    static var defaultQuery: EntryQuery { EntryQuery() }

    let id = UUID()
    var title: String?
    var message: AttributedString?
    var mediaItems: [IntentFile]
    var entryDate: Date?
    var location: CLPlacemark?

    var displayRepresentation: DisplayRepresentation { "\(title ?? "Entry")" }
}

@AppIntent(schema: .notes.appendText)
struct AppendText {
    var content: AttributedString
    var target: NoteThing

    func perform() async throws -> some ReturnsValue<NoteThing> { .result(value: target) }
}

@AppEntity(schema: .notes.note)
struct NoteThing {
    static let defaultQuery = NoteThingQuery()

    let id: String
    var name: AttributedString { AttributedString(id) }
    var content: AttributedString? { nil }
    var attachments: [IntentFile] { [] }
    var isPinned: Bool { false }
    var creationDate: Date? { nil }
    var modificationDate: Date? { nil }
    var folder: NoteFolder? { nil }

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct NoteThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [NoteThing] { identifiers.map(NoteThing.init) }
}

@AppEntity(schema: .notes.folder)
struct NoteFolder {
    static let defaultQuery = NoteFolderQuery()

    let id: String
    var name: String { id }
    var parentFolder: NoteFolder? { nil }
    var account: MailAccount? { nil }

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct NoteFolderQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [NoteFolder] { identifiers.map(NoteFolder.init) }
}

// MARK: Files, browsers, books

@AppEntity(schema: .files.file)
struct StoredFile: FileEntity {
    static let supportedContentTypes: [UTType] = [.item]
    static let defaultQuery = StoredFileQuery()

    let id: FileEntityIdentifier
    var creationDate: Date?
    var fileModificationDate: Date?

    var displayRepresentation: DisplayRepresentation { "File" }
}

struct StoredFileQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [StoredFile] { [] }
}

@AppIntent(schema: .files.renameFile)
struct RenameStoredFile {
    var target: StoredFile
    var newName: String

    func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .browser.tab)
struct BrowserTab {
    static let defaultQuery = BrowserTabQuery()

    let id: Int
    var url: URL?
    var name: String
    var isPrivate: Bool

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct BrowserTabQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [BrowserTab] { [] }
}

@AppIntent(schema: .browser.closeTabs)
struct CloseTabs {
    var target: [BrowserTab]

    func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .books.audiobook)
struct AudiobookThing {
    static let defaultQuery = AudiobookThingQuery()

    let id: String
    var title: String?
    var seriesTitle: String?
    var author: String?
    var genre: String?
    var purchaseDate: Date?

    var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
}

struct AudiobookThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [AudiobookThing] { [] }
}

@AppIntent(schema: .books.playAudiobook)
struct PlayAudiobook: AudioPlaybackIntent {
    var target: AudiobookThing

    func perform() async throws -> some IntentResult { .result() }
}
