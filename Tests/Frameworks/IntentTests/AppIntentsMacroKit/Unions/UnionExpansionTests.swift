import Testing

@Suite("Expansion of @UnionValue")
struct UnionExpansionTests {
    @Test("An enum becomes a union")
    func whole() {
        let expansion = Expansion(of: "@UnionValue public enum E {\n    case a(A), `default`(_: B)\n}")
        #expect(expansion.findings == [])
        #expect(
            expansion.lines
                == Expansion.lines(
                    of: """
                        public enum E {
                            case a(A), `default`(_: B)
                        }

                        extension E: nonisolated AppIntents._IntentValueRepresentable, nonisolated AppIntents.AppUnionValue {
                            public nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
                                public typealias UnionValue = E

                                case a
                                case `default`
                            }

                            public nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
                        #sourceLocation(file: "App.swift", line: 2)
                                typealias __a = AppIntents.IntentItem<A>
                        #sourceLocation()
                        #sourceLocation(file: "App.swift", line: 2)
                                typealias __default = AppIntents.IntentItem<B>
                        #sourceLocation()
                                return [A.self, B.self]
                            }

                            public nonisolated var asIntentValue: any AppIntents._IntentValue {
                                switch self {
                                case .a(let value): value
                                case .`default`(let value): value
                                }
                            }
                        }
                        """
                )
        )
    }

    @Test(
        "Members are seen as far as the enum",
        arguments: ["private": "fileprivate ", "fileprivate": "fileprivate ", "": "", "package": "package "]
    )
    func access(modifier: String, member: String) {
        let expansion = Expansion(of: "@UnionValue \(modifier) enum E { case a(A) }")
        #expect(expansion.code.contains("\n    \(member)nonisolated var asIntentValue"))
    }

    @Test("A nested enum is named with the types around it")
    func nested() {
        let expansion = Expansion(of: "struct S { @UnionValue enum E { case a(A) } }")
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("typealias UnionValue = S.E"))
    }

    @Test("Cases on a condition stay on it")
    func conditions() {
        let expansion = Expansion(
            of: """
                @UnionValue enum E {
                    case a(A)
                    #if os(Linux)
                    case b(B)
                    #else
                    case c(B)
                    #endif
                }
                """
        )
        #expect(expansion.findings == [])
        #expect(expansion.code.contains("#if os(Linux)\n        types.append(B.self)\n#else"))
        #expect(expansion.code.contains("#if os(Linux)\n        case .b(let value): value\n#else"))
    }
}
