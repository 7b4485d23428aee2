@testable import AppIntents
import GeoToolbox
import Testing

@Suite("Intents, entities and enumerations that follow schemas")
struct SchemaRunTests {
    @Test("An intent runs with the parameters that its schema names")
    func runs() async throws {
        let create = try await IntentInvocation.intent(CreatePhotoAlbum.self, arguments: ["name": "Sea"])
        #expect(try await IntentRunner(host: nil).run(create).value?.id == "sea")
        #expect(String(localized: CreatePhotoAlbum.title) == "Create Photo Album")
        let add = try await IntentInvocation.intent(
            AddPhotos.self,
            arguments: ["assets": [1, 2], "album": "sea"]
        )
        #expect(try await IntentRunner(host: nil).run(add).value == "[1, 2] in Sea")
    }

    @Test("Parameters have the names of the schema's members, and those that may be missing are asked for by no one")
    func parameters() async throws {
        let parameters = UpdatePhotos().hostedParameters
        #expect(parameters.map(\.name) == ["target", "name", "isHidden", "isFavorite"])
        #expect(parameters.map { String(localized: $0.parameter.title) } == ["Target", "Name", "Hidden", "Favorite"])
        let update = try await IntentInvocation.intent(UpdatePhotos.self, arguments: ["target": [3]])
        #expect(try await IntentRunner(host: nil).run(update).value == false)
    }

    @Test("A schema brings its protocols")
    func protocols() throws {
        #expect(OpenPhotoAlbum.self as Any is any OpenIntent.Type)
        #expect(OpenAnyAlbum.__appSchemaIntent.identifier == "system.open")
        #expect(DeletePhotos.self as Any is any DeleteIntent.Type)
        #expect(DeletePhotos.isAssistantOnly)
        #expect(PlayThing.self as Any is any AudioStartingIntent.Type)
        #expect(StoredFile.self as Any is any FileEntity.Type)
    }

    @Test("The system reads what an entity computes, and waits where it has to")
    func computed() async throws {
        let photo = try #require(try await PhotoEntity.defaultQuery.entities(for: [1]).first)
        #expect(
            photo.reflectedProperties.map(\.name) == [
                "creationDate", "location", "assetType", "isFavorite", "isHidden", "hasSuggestedEdits", "aperture",
            ]
        )
        #expect(try await photo.value(ofProperty: "isFavorite") as? Bool == true)
        #expect(try await photo.value(ofProperty: "hasSuggestedEdits") as? Bool == false)
        #expect(String(localized: photo.$isFavorite.title) == "Favorite")
        let album = PhotoAlbumEntity(name: "Sea")
        #expect(try await album.value(ofProperty: "albumType") as? PhotoAlbumKind == .custom)
    }

    @Test("A message goes to what the app's union says, with what the schema names")
    func messages() async throws {
        let send = SendMessage()
        send.content = "Hello"
        send.destination = .recipients([MessagePerson(id: "ada"), MessagePerson(id: "bob")])
        send.attachments = [IntentFile(data: Data(), filename: "a.png")]
        send.locations = []
        send.links = []
        #expect(try await IntentRunner(host: nil).run(send).value == ["Hello to ada, bob"])
    }

    @Test("Reminders, events and notes take dates, rules and places")
    func planning() async throws {
        let reminder = try await IntentInvocation.intent(
            CreateReminder.self,
            arguments: [
                "title": "Water", "images": [] as [String], "tags": ["garden", "garden"],
                "urls": ["https://example.com"],
                "recurrence": Calendar.RecurrenceRule.daily(calendar: Calendar(identifier: .gregorian)),
            ]
        )
        #expect(try await IntentRunner(host: nil).run(reminder).value == "Water #garden 1 daily")
        let event = CreateEvent()
        event.title = "Concert"
        event.startDate = Date(timeIntervalSinceReferenceDate: 0)
        event.location = .place(PlaceDescriptor(representations: [.address("Hall")], commonName: nil))
        event.calendar = CalendarEntity(id: "home")
        event.isAllDay = false
        event.attendees = []
        #expect(try await IntentRunner(host: nil).run(event).value == "Concert at Hall in home")
    }

    @Test("A draft has what was given for it, and what it has by itself")
    func mail() async throws {
        let create = try await IntentInvocation.intent(CreateMailDraft.self, arguments: ["subject": "Sea"])
        let draft = try #require(try await IntentRunner(host: nil).run(create).value)
        #expect(draft.subject == "Sea")
        #expect(draft.to.isEmpty)
        #expect(draft.account.name == "Home")
    }

    @Test("What plays is one of the kinds that the app has")
    func audio() async throws {
        let play = PlayThing()
        play.audioEntity = .song(SongThing(id: "blue"))
        play.playbackAttributes = [.shuffle, .repeat]
        #expect(try await IntentRunner(host: nil).run(play).value == "blue repeat shuffle")
    }

    @Test("An intent without parameters follows a schema too, and so does one whose target is an enumeration")
    func camera() async throws {
        #expect(try await IntentRunner(host: nil).run(StopCapture()).value == true)
        let open = try await IntentInvocation.intent(OpenCamera.self, arguments: ["target": "video"])
        #expect(open.target == .video)
    }
}
