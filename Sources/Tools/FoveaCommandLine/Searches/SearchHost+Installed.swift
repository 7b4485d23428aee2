import Foundation
import FoveaInstallation
import ProviderProcesses
import FoveaSessions

extension SearchHost {
    /// Creates a host of the user's registered apps.
    package static let installed: Maker = { request in
        let host = ProviderHost(
            registry: ProviderRegistry(paths: request.providers, environment: request.environment),
            limits: ProviderLimits(search: request.deadline, opening: max(request.deadline, .seconds(10))),
            environment: request.environment,
            openingTimes: .remembered(request.environment)
        )
        return SearchHost(
            apps: host,
            describer: EngineDescriber(limits: request.limits),
            order: AppOrder(file: URL(filePath: InstallationPaths.current.state.appending("order.json"))),
            stop: { await host.stop() }
        )
    }
}
