import ConcurrencyEngine
public import DesktopEngine
import ProviderFrames

/// Where an app shows what it opens.
public enum ProviderForeground: Hashable, Sendable {
    /// On its page alone, for a client at another machine or one that shows the page anyway.
    case page
    /// In its window on this desktop, if it has one; the token lets it come to the front.
    case desktop(ActivationToken?)
}

extension ProviderHost {
    /// Brings an app's window to the front after it opened something, if it has a window.
    ///
    /// The result stays open if that fails; the error becomes a warning.
    func raise(
        _ provider: ProviderDescription,
        after opening: Opening,
        _ foreground: ProviderForeground
    ) async -> Opening {
        guard case .desktop(let token) = foreground, opening.comesForward, provider.hasWindow else { return opening }
        var opening = opening
        let links = opening.links.isEmpty ? [opening.link].compactMap { $0 } : opening.links
        let (environment, limit) = (environment, limits.raising)
        do throws(DesktopError) {
            // Calls on the bus block on the other program.
            try await DedicatedThread.run { _ throws(DesktopError) in
                let application = try DesktopApplication(
                    busName: provider.busName,
                    desktop: provider.desktopFile,
                    environment: environment
                )
                try application.raise(opening: links, token: token, timeout: limit)
            }
            opening.isRaised = true
        } catch {
            opening.warnings.append("\(provider.name) opened it, and its window didn't come forward. \(error.message)")
        }
        return opening
    }
}

extension ProviderDescription {
    /// A Boolean value that indicates whether the app has a window of its own on the desktop.
    var hasWindow: Bool { busName != nil || desktopFile != nil }
}
