import ConcurrencyEngine
public import DesktopEngine
import ProviderFrames

/// Where an app shows what opens in it.
public enum ProviderForeground: Hashable, Sendable {
    /// On its page alone, for whoever asks sits at another machine, or looks at the page anyway.
    case page
    /// In its window on this desktop, for an app that has one; the token lets it come to the front.
    case desktop(ActivationToken?)
}

extension ProviderHost {
    /// Brings an app's window to the front after something opened in the app, once, where there is a window.
    ///
    /// What was opened stays open whether or not that works; a reason against it becomes a warning.
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
            // Calls over the bus wait for the other program.
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
