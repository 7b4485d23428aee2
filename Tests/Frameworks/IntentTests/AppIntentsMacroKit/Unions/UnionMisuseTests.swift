import Testing

@Suite("Misuse of @UnionValue")
struct UnionMisuseTests {
    @Test(
        "Misuse is diagnosed where it happens",
        arguments: [
            "@UnionValue struct S {}": "1:13: '@UnionValue' can only be applied to an enum",
            "@UnionValue final class C {}": "1:19: '@UnionValue' can only be applied to an enum",
            "@UnionValue enum E {}":
                "1:18: '@UnionValue' needs a case for each kind of value, as in 'case album(AlbumEntity)'",
            "@UnionValue enum E<T> { case a(T) }":
                "1:19: '@UnionValue' can't be applied to a generic enum: the system has to know every type",
            "struct S<T> {\n    @UnionValue enum E { case a(T) }\n}":
                "2:22: '@UnionValue' can't be applied to a generic enum: the system has to know every type",
            "@UnionValue enum E { case a(A, B) }": "1:29: case 'a' must carry exactly one value",
            "@UnionValue enum E { case a(() -> Void) }":
                "1:29: case 'a' can't carry a function: a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(@Sendable () -> Void) }":
                "1:29: case 'a' can't carry a function: a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a((Int, Int)) }":
                "1:29: case 'a' can't carry a tuple: a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(()) }":
                "1:29: case 'a' can't carry a tuple: a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(Any) }":
                "1:29: case 'a' can't carry 'Any': a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(any AppEntity) }":
                "1:29: case 'a' can't carry 'any AppEntity': a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(Int.Type) }":
                "1:29: case 'a' can't carry a type: a value is an entity, an app enum or a common type such as 'String'",
            "@UnionValue enum E { case a(A), b(A) }":
                "1:35: cases 'a' and 'b' both carry 'A'; every case needs a type of its own",
        ]
    )
    func misuse(source: String, finding: String) {
        let expansion = Expansion(of: source)
        #expect(expansion.findings == [finding])
        #expect(!expansion.code.contains("extension"))
    }

    @Test(
        "Misuse with a remedy is repaired by its fix-it",
        arguments: [
            (
                "@UnionValue enum E { case a }", "1:27: case 'a' must carry exactly one value",
                "@UnionValue enum E { case a(<#Value#>) }"
            ),
            (
                "@UnionValue enum E { case a(album: A) }", "1:29: the value of case 'a' can't have a label",
                "@UnionValue enum E { case a(A) }"
            ),
            (
                "@UnionValue enum E { case a(A?) }",
                "1:29: the value of case 'a' can't be optional: leave the case out where there is none",
                "@UnionValue enum E { case a(A) }"
            ),
            (
                "@UnionValue enum E { case a(Optional<A>) }",
                "1:29: the value of case 'a' can't be optional: leave the case out where there is none",
                "@UnionValue enum E { case a(A) }"
            ),
            (
                "@UnionValue indirect enum E { case a(A) }",
                "1:13: a union can't be 'indirect': none of its values holds the union itself",
                "@UnionValue enum E { case a(A) }"
            ),
            (
                "@UnionValue enum E { indirect case a(A) }",
                "1:22: a union can't be 'indirect': none of its values holds the union itself",
                "@UnionValue enum E { case a(A) }"
            ),
            (
                "struct S {\n    @UnionValue private enum E { case a(A) }\n}",
                "2:17: '@UnionValue' can't see a private enum from outside the type around it",
                "struct S {\n    @UnionValue fileprivate enum E { case a(A) }\n}"
            ),
        ]
    )
    func remedy(source: String, finding: String, repaired: String) {
        let expansion = Expansion(of: source)
        #expect(expansion.findings == [finding])
        #expect(expansion.repaired == repaired)
    }

    @Test("Every misuse in an enum is reported at once")
    func several() {
        let expansion = Expansion(of: "@UnionValue enum E { case a, b(x: Int), c(String) }")
        #expect(expansion.findings.count == 2)
    }
}
