import AppIntents
import ConcurrencyEngine
import FoveaHosting
import ProviderFrames
import VisualIntelligence

extension HostedApp {
    /// Asks the app's one query for the values of a descriptor.
    func values(for descriptor: SemanticContentDescriptor, deadline: Duration?) async throws -> [FoundEntity] {
        let hosted = try hosted
        let query = try HostedAppError.translating { () throws(AppFailure) in try hosted.searchQuery }
        let exceeded = HostedAppError(
            .timeout,
            """
            \(query) didn't answer within \(deadline ?? .zero). Answer with what is found so far when the task is \
            cancelled, or give the search a longer deadline.
            """
        )
        return try await Deadline.value(within: deadline, cancellation: .immediate, exceeded: { exceeded }) {
            do {
                return try await withDependencies { try await HostedContent.entities(of: query, for: descriptor) }
            } catch let error as AppFailure {
                throw HostedAppError(error)
            }
        }
    }
}
