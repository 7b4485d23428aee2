import Foundation

/// An answer that a test gives where a person would be asked.
///
/// Answers are used up in the order of the questions:
///
/// ```swift
/// let outcome = try await app.intent(OpenAlbum.self).answering(.value(album), .yes).run()
/// #expect(outcome.questions.map(\.text) == ["Which album?", nil])
/// ```
public struct ScriptedAnswer: Sendable {
    enum Kind: Sendable {
        case value(any Sendable)
        case index(Int)
        case title(String)
        case decision(Bool)
        case dismissal
    }

    let kind: Kind

    /// Gives a value where one is asked for, or where one of several has to be chosen.
    public static func value(_ value: any Sendable) -> ScriptedAnswer { ScriptedAnswer(kind: .value(value)) }

    /// Chooses by the position among what is offered, counted from 0.
    public static func choice(_ index: Int) -> ScriptedAnswer { ScriptedAnswer(kind: .index(index)) }

    /// Chooses by the title that people read.
    public static func choice(titled title: String) -> ScriptedAnswer { ScriptedAnswer(kind: .title(title)) }

    /// Says yes to a confirmation, or lets the app come to the front.
    public static var yes: ScriptedAnswer { ScriptedAnswer(kind: .decision(true)) }

    /// Says no to a confirmation, or keeps the app from coming to the front.
    public static var no: ScriptedAnswer { ScriptedAnswer(kind: .decision(false)) }

    /// Dismisses the question, as a person does who walks away.
    public static var dismissal: ScriptedAnswer { ScriptedAnswer(kind: .dismissal) }
}

extension ScriptedAnswer: CustomStringConvertible {
    /// The answer as it is written in a test.
    public var description: String {
        switch kind {
        case .value(let value): ".value(\(value))"
        case .index(let index): ".choice(\(index))"
        case .title(let title): ".choice(titled: \"\(title)\")"
        case .decision(let decision): decision ? ".yes" : ".no"
        case .dismissal: ".dismissal"
        }
    }
}
