// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around calls.
    @_marker public protocol PhoneIntent: Kind {}
    /// The schemas of entities around calls.
    @_marker public protocol PhoneEntity: Kind {}
    /// The schemas of enumerations around calls.
    @_marker public protocol PhoneEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.PhoneIntent {}
extension AppSchema.Entity: AppSchema.PhoneEntity {}
extension AppSchema.Enum: AppSchema.PhoneEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around calls.
    public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent(identifier: "phone") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around calls.
    public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity(identifier: "phone") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around calls.
    public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum(identifier: "phone") }
}

extension AppSchema.PhoneIntent {
    /// The schema of an intent that calls somebody.
    ///
    /// - `destination: …`
    /// - `audioVisualMode: {audioVisualMode}`
    public var startCall: some AppSchemaIntent { AppSchema.Intent(identifier: "phone.startCall") }
}

extension AppSchema.PhoneEntity {
    /// The schema of a person to call.
    ///
    /// - `person: IntentPerson`
    public var phonePerson: some AppSchemaEntity { AppSchema.Entity(identifier: "phone.phonePerson") }
}

extension AppSchema.PhoneEnum {
    /// The schema of calls with and without pictures.
    ///
    /// - `audio`
    /// - `video`
    public var audioVisualMode: some AppSchemaEnum { AppSchema.Enum(identifier: "phone.audioVisualMode") }
}

extension AssistantSchemas {
    /// The schemas of intents around calls.
    public typealias PhoneIntent = AppSchema.PhoneIntent
    /// The schemas of entities around calls.
    public typealias PhoneEntity = AppSchema.PhoneEntity
    /// The schemas of enumerations around calls.
    public typealias PhoneEnum = AppSchema.PhoneEnum
}
