/// An action that a scene of the app handles by showing content.
public protocol TargetContentProvidingIntent: AppIntent {
    /// The name by which a scene knows that it should handle the intent.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The persistent identifier of the intent.
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// Leaves the work to the scene.
    public func perform() async throws -> some IntentResult {
        await IntentHosting.run?.showContent(contentIdentifier)
        return .result()
    }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// Leaves the work to the scene, which learns what to show.
    public func perform() async throws -> some IntentResult {
        await IntentHosting.run?.open(target)
        await IntentHosting.run?.showContent(contentIdentifier)
        return .result()
    }
}
