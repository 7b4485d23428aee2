extension AppIntent {
    /// Runs the intent from the app's own code, and donates it.
    ///
    /// Dependencies are loaded first. A donation that can't be kept doesn't stop the intent.
    @_disfavoredOverload
    public func callAsFunction(donate: Bool = true) async throws {
        _ = try await call(donating: donate)
    }

    private func call(donating: Bool) async throws -> PerformResult {
        let result = try await IntentRunner(host: IntentHosting.host, isInFront: true).run(self)
        if donating {
            _ = try? await IntentDonationManager.shared.donate(intent: self, result: result) as IntentDonationIdentifier
        }
        return result
    }
}

extension AppIntent where PerformResult: ReturnsValue {
    /// Runs the intent from the app's own code, donates it, and returns the value of the result.
    ///
    /// Dependencies are loaded first. A donation that can't be kept doesn't stop the intent.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value {
        guard let value = try await call(donating: donate).value else {
            throw AppIntentError.missingValue(Self.self)
        }
        return value
    }
}

extension AppIntentError {
    static func missingValue(_ type: any AppIntent.Type) -> AppIntentError {
        AppIntentError(description: "\("\(type) answered a result without its value. Return .result(value: …).")")
    }
}
