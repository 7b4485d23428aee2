import Foundation

/// A business card to be drawn: what it says, the same for the same numbers.
struct CardSample {
    /// The fields by which cards are measured.
    enum Field: String, CaseIterable, Hashable {
        case name, organization, position, phone, mobile, fax, mail, link, street, city, code
    }

    private(set) var fields: [Field: String] = [:]
    private(set) var prefix = ""
    private(set) var suffix = ""
    private(set) var state = ""

    private static func list(_ words: String) -> [String] { words.split(separator: "|").map(String.init) }

    private static let given = list(
        "Anna|Maria|John|Peter|Sophie|Lena|David|Carlos|Lucia|Emma|Noah|Oliver|Grace|Henry|Julia|Martin|Claire|Paul|Nina|Oscar|Ruth|Victor|Helen|Marcus|Irene|Samuel|Alice|George|Laura|Simon"
    )
    private static let family = list(
        "Miller|Schneider|Garcia|Moreau|Lopez|Johnson|Fischer|Bernard|Novak|Rossi|Taylor|Walker|Hoffmann|Petersen|Lindberg|Carter|Bennett|Dubois|Keller|Navarro|O'Brien|Fitzgerald|van Dijk|Sullivan|Whitfield|Castillo|Baumann|Lefevre|Hughes|Ramsey"
    )
    private static let names = list(
        "Northwind|Bluestone|Harbor|Evergreen|Silverline|Oakfield|Brightwater|Summit|Redwood|Kestrel|Lakeside|Meridian|Ironbridge|Stonegate|Clearview|Fairmont|Wildflower|Highland|Copper|Sterling"
    )
    private static let kinds = list(
        "Consulting|Partners|Design|Systems Inc.|Logistics LLC|Technologies|Studio|Group|Foods Ltd.|Energy|Architects|Solutions|Media|Insurance|Laboratories|Motors"
    )
    private static let positions = list(
        "Sales Manager|Senior Engineer|Art Director|Chief Executive Officer|Project Manager|Account Executive|Software Developer|Marketing Director|Consultant|Head of Design|Office Administrator|Research Scientist|Vice President|Product Designer|Legal Counsel|Founder & CEO"
    )
    private static let streets = list(
        "Maple Street|Oak Avenue|Main Street|Washington Boulevard|Lake Drive|Cedar Lane|Park Road|River Street|Hill Road|Church Street"
    )
    private static let towns = list(
        "Boston,MA,02|Austin,TX,78|Denver,CO,80|Portland,OR,97|Seattle,WA,98|Chicago,IL,60|Madison,WI,53|Albany,NY,12|Richmond,VA,23|Phoenix,AZ,85"
    )
    private static let ends = list("com|net|org|io")

    init(_ hand: inout DrawingHand) {
        let (given, family) = (hand.pick(Self.given), hand.pick(Self.family))
        if hand.chance(0.12) { prefix = "Dr." }
        if hand.chance(0.12) { suffix = hand.pick(["PhD", "MBA", "CPA"]) }
        let (company, kind) = (hand.pick(Self.names), hand.pick(Self.kinds))
        let domain =
            company.lowercased() + hand.pick(["", kind.lowercased().filter(\.isLetter)]) + "." + hand.pick(Self.ends)
        let plain = family.lowercased().filter(\.isLetter)
        fields[.name] = "\(given) \(family)"
        fields[.organization] = "\(company) \(kind)"
        if hand.chance(0.9) { fields[.position] = hand.pick(Self.positions) }
        if hand.chance(0.85) { fields[.phone] = Self.number(&hand) }
        if fields[.phone] == nil || hand.chance(0.6) { fields[.mobile] = Self.number(&hand) }
        if hand.chance(0.35) { fields[.fax] = Self.number(&hand) }
        let local = hand.pick([
            "\(given.lowercased()).\(plain)", "\(given.lowercased().prefix(1))\(plain)", given.lowercased(), "info",
        ])
        fields[.mail] = "\(local)@\(domain)"
        if hand.chance(0.7) { fields[.link] = "www.\(domain)" }
        if hand.chance(0.8) {
            let town = hand.pick(Self.towns).split(separator: ",").map(String.init)
            fields[.street] = "\(hand.integer(10...989)) \(hand.pick(Self.streets))"
            fields[.city] = town[0]
            state = town[1]
            fields[.code] = town[2] + "\(hand.integer(100...999))"
        }
    }

    private static func number(_ hand: inout DrawingHand) -> String {
        let area = hand.pick(["212", "617", "512", "303", "503", "206", "312", "608", "518", "804", "602"])
        let (middle, last) = ("\(hand.integer(220...989))", "\(hand.integer(1000...9999))")
        return hand.pick([
            "(\(area)) \(middle)-\(last)", "\(area)-\(middle)-\(last)", "+1 \(area) \(middle) \(last)",
            "\(area).\(middle).\(last)",
        ])
    }
}
