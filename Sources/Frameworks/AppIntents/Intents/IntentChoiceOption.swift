/// One of several ways in which an intent can go on.
public struct IntentChoiceOption: Equatable, Sendable {
    /// What the option is called.
    public let title: LocalizedStringResource
    /// The kind of the option.
    public let style: Style

    /// Creates an option.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The option to stop, with a title of the system.
    public static var cancel: IntentChoiceOption { cancel(title: "Cancel") }

    /// Returns the option to stop, with a title of the app.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    /// A kind of option.
    public struct Style: Hashable, Sendable {
        private enum Kind { case `default`, destructive, cancel }
        private let kind: Kind

        /// An option like any other.
        public static let `default` = Style(kind: .default)
        /// An option that can't be taken back.
        public static let destructive = Style(kind: .destructive)
        /// An option that stops the intent.
        public static let cancel = Style(kind: .cancel)
    }
}

extension AppIntent {
    /// An option to choose while an intent runs.
    public typealias Option = IntentChoiceOption

    /// Asks the person in which of several ways to go on.
    ///
    /// Throws `CancellationError` when the person chooses an option that stops the intent, and
    /// ``AppIntentError/UserActionRequired/confirmation`` where no host is there to ask.
    ///
    /// - Parameters:
    ///   - options: The ways to go on.
    ///   - dialog: What to ask.
    /// - Returns: The option that the person chose.
    public func requestChoice(
        between options: [IntentChoiceOption],
        dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        guard let host = IntentHosting.host else { throw AppIntentError.UserActionRequired.confirmation }
        guard !options.isEmpty else {
            throw AppIntentError(description: "\("\(Self.self) asked for a choice between no options. Give it one.")")
        }
        let index = try await host.option(ChoiceRequest(intentTitle: Self.title, options: options, dialog: dialog))
        guard options.indices.contains(index), options[index].style != .cancel else { throw CancellationError() }
        return options[index]
    }
}
