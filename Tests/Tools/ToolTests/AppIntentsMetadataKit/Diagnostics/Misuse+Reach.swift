// What hides the types of an app.

extension Misuse {
    static let privateIntent = Misuse(
        testDescription: "a private intent",
        source: Source.imports + "private struct Hidden: AppIntent {}\n",
        diagnostics: ["App.swift:3:16: warning: 'Hidden' is private, so the system can't find it. Remove 'private'."],
        mended: "\nstruct Hidden"
    )

    static let intentInPrivateType = Misuse(
        testDescription: "an intent in a private type",
        source: Source.imports + "private enum Around {}\nextension Around { struct Inner: AppIntent {} }\n",
        diagnostics: [
            """
            App.swift:4:27: warning: 'Around.Inner' is inside a private declaration, so the system can't find it. Make \
            what surrounds it internal.
            """
        ],
        mended: nil
    )

    static let genericIntent = Misuse(
        testDescription: "a generic intent",
        source: Source.imports + "struct Open<E: AppEntity>: AppIntent { @Parameter var target: E }\n",
        diagnostics: [
            """
            App.swift:3:8: warning: 'Open' is generic, so the system can't list it. Declare a type without generic \
            parameters for every kind of value.
            """
        ],
        mended: nil
    )

    static let statementsOutsideMain = Misuse(
        testDescription: "statements in the only file, which isn't main.swift",
        source: Source.imports + "struct A: AppIntent {}\nprint(A.title)\n",
        diagnostics: [
            """
            App.swift:4:1: error: Statements at the top level belong in main.swift once a module has several files, and \
            the plugin adds one. Rename App.swift to main.swift.
            """
        ],
        mended: nil
    )
}
