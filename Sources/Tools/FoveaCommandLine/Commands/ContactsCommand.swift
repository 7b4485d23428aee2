import CommandLineKit
import ContactEngine
import Foundation

/// The commands about a person's contacts.
enum ContactsCommand {
    static func command() -> Command {
        Command(
            "contacts",
            abstract: "Show your contacts.",
            discussion: [
                "Contacts are the cards of your address books, a .vcf file each: those of khard's configuration, otherwise "
                    + "the folders in ~/.contacts, or in the folder that FOVEA_CONTACTS names."
            ],
            subcommands: [list]
        )
    }

    private static let list = Command(
        "list",
        abstract: "List contacts.",
        discussion: [
            "With WORD, those with words in their names that begin with each. Ends with 1 when there is none."
        ],
        operands: Operands("WORD", count: 0...Int.max, completion: .nothing, help: "Beginnings of names."),
        groups: [OutputOptions.group],
        examples: [
            .init("fovea contacts list", "Everyone."),
            .init("fovea contacts list ada lov -f json", "All that is known about some of them."),
        ]
    ) { arguments, context in
        let words = arguments.operands.joined(separator: " ")
        let found: [BookContents.Entry]
        do throws(ContactError) {
            let contents = try ContactBooks(environment: context.environment).contents()
            found = words.isEmpty ? contents.contacts : try contents.contacts(matching: .name(words))
        } catch {
            throw CommandFailure(error, subject: nil)
        }
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: "fovea.contact/1",
            spaced: true
        ) { writer, style in
            for entry in found.sorted(by: { $0.contact.formattedName < $1.contact.formattedName }) {
                let report = ContactReport(entry: entry)
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            guard found.isEmpty else { return .success }
            let folder = ContactBooks(environment: context.environment).watched.last ?? ""
            context.remark(words.isEmpty ? "there is no card in \(folder)" : "nobody's name has words that begin so")
            return .nothingFound
        }
    }
}

/// A contact as it is listed.
struct ContactReport {
    let entry: BookContents.Entry
    private var contact: ContactRecord { entry.contact }

    func text(_ style: TextStyle) -> String {
        let name = contact.formattedName.isEmpty ? "No name" : contact.formattedName
        var text = "\(style.bold(name.onOneLine))  \(style.dim(entry.book.name.onOneLine))\n"
        for (word, value) in lines where !value.isEmpty {
            text += "  \(TextLayout.padded(word.onOneLine, to: 14))\(value.onOneLine)\n"
        }
        return text
    }

    private var lines: [(String, String)] {
        let work = [contact.jobTitle, contact.departmentName, contact.organizationName].filter { !$0.isEmpty }
        var lines = [("works as", work.joined(separator: ", "))]
        lines += contact.phones.map { (Self.word($0.label, "phone"), $0.value) }
        lines += contact.mails.map { (Self.word($0.label, "mail"), $0.value) }
        lines += contact.links.map { (Self.word($0.label, "link"), $0.value) }
        lines += contact.addresses.map { (Self.word($0.label, "address"), Self.line($0.value)) }
        lines.append(("note", contact.note))
        return lines
    }

    /// The word of a label, such as `home` for Apple's `_$!<Home>!$_`.
    private static func word(_ label: String?, _ kind: String) -> String {
        guard let label else { return kind }
        return ContactLabel.name(of: label)?.lowercased() ?? label
    }

    private static func line(_ address: PostalAddress) -> String {
        [address.street, "\(address.postalCode) \(address.city)", address.state, address.country]
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    var json: JSONValue {
        let members: [(String, JSONValue)] = [
            ("id", .string(contact.identifier)), ("book", .string(entry.book.identifier)),
            ("name", .string(contact.formattedName)), ("givenName", .string(contact.givenName)),
            ("familyName", .string(contact.familyName)), ("organization", .string(contact.organizationName)),
            ("department", .string(contact.departmentName)), ("jobTitle", .string(contact.jobTitle)),
            ("phones", Self.json(contact.phones)), ("mails", Self.json(contact.mails)),
            ("links", Self.json(contact.links)), ("addresses", .array(contact.addresses.map(Self.json))),
            ("note", .string(contact.note)),
        ]
        return .object(members.map { JSONValue.Member($0, $1) })
    }

    private static func json(_ values: [Labeled<String>]) -> JSONValue {
        .array(values.map { ["label": JSONValue($0.label), "value": .string($0.value)] })
    }

    private static func json(_ labeled: Labeled<PostalAddress>) -> JSONValue {
        let address = labeled.value
        return [
            "label": JSONValue(labeled.label), "street": .string(address.street), "city": .string(address.city),
            "state": .string(address.state), "postalCode": .string(address.postalCode),
            "country": .string(address.country),
        ]
    }
}
