/// The addresses by which FHIR names code systems and extensions.
enum Vocabulary {
    static let loinc = "http://loinc.org"
    static let ucum = "http://unitsofmeasure.org"
    static let categories = "http://terminology.hl7.org/CodeSystem/observation-category"
    static let profiles = "http://hl7.org/fhir/StructureDefinition/"
    /// Identifiers of HealthKit's types, under the address that other converters use.
    static let healthKit = "http://developer.apple.com/documentation/healthkit"
    /// The system of identifiers that are URIs.
    static let uri = "urn:ietf:rfc:3986"
    static let uuid = "urn:uuid:"
    /// The beginning of the address of an app that saved a reading.
    static let app = "urn:fovea:app:"
    static let source = "urn:fovea:health:source"
    static let metadata = "urn:fovea:health:metadata"
    static let workout = "urn:fovea:health:workout"
    static let event = "urn:fovea:health:event"
    /// The code of a workout by other converters, which name the class.
    static let otherWorkout = "HKWorkout"
    /// LOINC's code of a workout.
    static let exercise = "73985-4"
    /// LOINC's code of how long a workout was.
    static let exerciseDuration = "55411-3"
    /// The identifier of the contained device.
    static let device = "device"

    /// What a coding says: a code of a system, with its name.
    static func coding(_ system: String, _ code: String, _ display: String? = nil) -> FHIRElement {
        [
            "system": .string(system), "code": .string(code),
            "display": (display ?? names[code]).map { .string($0) },
        ]
    }

    private static let names = [exercise: "Exercise activity", exerciseDuration: "Exercise duration"]
}
