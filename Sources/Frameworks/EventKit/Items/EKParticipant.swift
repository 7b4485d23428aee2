internal import CalendarEngine
public import Foundation

/// A person, a room or a device that takes part in an event.
open class EKParticipant: EKObject, NSCopying {
    private let person: CalendarPerson

    init(_ person: CalendarPerson) {
        self.person = person
        super.init()
    }

    /// The address, as `mailto:a@example.org`.
    open var url: URL { URL(string: person.address) ?? URL(filePath: "/") }

    /// The name.
    open var name: String? { person.name }

    /// What the participant has answered.
    open var participantStatus: EKParticipantStatus {
        switch person.status {
        case "NEEDS-ACTION", nil: .pending
        case "ACCEPTED": .accepted
        case "DECLINED": .declined
        case "TENTATIVE": .tentative
        case "DELEGATED": .delegated
        case "COMPLETED": .completed
        case "IN-PROCESS": .inProcess
        default: .unknown
        }
    }

    /// What the participant is there for.
    open var participantRole: EKParticipantRole {
        switch person.role {
        case "REQ-PARTICIPANT", nil: .required
        case "OPT-PARTICIPANT": .optional
        case "CHAIR": .chair
        case "NON-PARTICIPANT": .nonParticipant
        default: .unknown
        }
    }

    /// The kind of participant.
    open var participantType: EKParticipantType {
        switch person.type {
        case "INDIVIDUAL", nil: .person
        case "ROOM": .room
        case "RESOURCE": .resource
        case "GROUP": .group
        default: .unknown
        }
    }

    /// A Boolean value that indicates whether the participant is the person at this computer; always false.
    open var isCurrentUser: Bool { false }

    /// A predicate for the contact of the participant, which matches none.
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { EKParticipant(person) }
}
