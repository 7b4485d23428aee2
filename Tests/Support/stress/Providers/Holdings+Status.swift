import ProviderProcesses
import TestSupport

extension Holdings {
    /// Counts what this process holds beside a running program, for which it has a socket, a pipe and a descriptor of
    /// the process.
    static func now(except status: ProviderStatus) -> Holdings {
        var holdings = now()
        if case .warm = status { holdings.descriptors -= 3 }
        return holdings
    }
}
