import GeoToolbox

/// Makes values of one type from those of others, with resolvers and chains of them.
struct ValueConversion<Element: _IntentValue>: Sendable {
    /// The greatest number of resolvers in a chain.
    private static var longestChain: Int { 3 }

    /// The parameter that wants the value.
    let declaration: ParameterDeclaration<Element>

    /// Returns a value made by one of several resolvers, the shortest way there is, or nil.
    func value(from answer: Any, through resolvers: [any Resolver]) async throws -> Element? {
        guard !resolvers.isEmpty else { return nil }
        for length in 1...Self.longestChain {
            for resolver in resolvers {
                if let value = try await output(of: resolver, from: answer, length: length) as? Element { return value }
            }
        }
        return nil
    }

    /// Returns what a resolver makes of an answer at the end of a chain of a length.
    private func output<Stage: Resolver>(of stage: Stage, from answer: Any, length: Int) async throws -> Stage.Output? {
        guard let input = try await input(Stage.Input.self, from: answer, length: length - 1) else { return nil }
        return try await stage.resolve(from: input, context: IntentParameterContext(declaration.retyped()))
    }

    private func input<Input: _IntentValue>(_ type: Input.Type, from answer: Any, length: Int) async throws -> Input? {
        if length == 0 { return answer as? Input }
        // In an asynchronous function, Swift 6.3 makes no pass of a loop over a generic sequence of existentials; loop
        // over the specification itself when a later one does.
        for resolver in Array(Input.defaultResolverSpecification) {
            if let value = try await output(of: resolver, from: answer, length: length) as? Input { return value }
        }
        return nil
    }

    /// Returns the value that an answer stands for as command lines and tests write it, or nil.
    func value(written answer: Any) -> Element? {
        if Element.self == String.self { return text(of: answer) as? Element }
        if Element.self == EntityIdentifier.self { return (answer as? any AppEntity)?.reference as? Element }
        if Element.self == IntentFile.self { return file(at: answer) as? Element }
        guard let text = answer as? String else { return nil }
        if Element.self == StringSearchCriteria.self { return StringSearchCriteria(term: text) as? Element }
        if Element.self == PlaceDescriptor.self {
            return PlaceDescriptor(representations: [.address(text)], commonName: nil) as? Element
        }
        if Element.self == Date.self {
            let day = Date.ISO8601FormatStyle.iso8601.year().month().day()
            return ((try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: day))) as? Element
        }
        return (Element.self as? any LosslessStringConvertible.Type)?.init(text) as? Element
    }

    private func file(at answer: Any) -> IntentFile? {
        let url: URL? =
            switch answer {
            case let url as URL: url
            case let path as String: path.hasPrefix("file:") ? URL(string: path) : URL(fileURLWithPath: path)
            default: nil
            }
        guard let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
        return IntentFile(fileURL: url)
    }

    private func text(of answer: Any) -> String? {
        switch answer {
        case let url as URL: url.absoluteString
        case let value as any LosslessStringConvertible: value.description
        default: nil
        }
    }
}

extension AppEntity {
    fileprivate var reference: EntityIdentifier { EntityIdentifier(for: self) }
}
