import Foundation
package import ProviderFrames
package import ProviderWire

// Everything from a provider is validated before use: numbers against what they count, text against control characters
// and markup.

extension Frame {
    /// Returns the content of the frame, or throws the provider's failure.
    fileprivate func answer<Message: Decodable>(
        _ type: Message.Type = Message.self,
        from provider: ProviderDescription,
        _ limits: WireLimits
    ) throws(AppFailure) -> Message {
        let failure: AppFailure
        do throws(WireError) {
            if kind != .failed { return try message(type) }
            failure = try message()
        } catch {
            throw .misbehaved(provider, error)
        }
        throw failure.told(by: provider, limits)
    }
}

extension Answer {
    /// Decodes the answer to a search, or throws the failure.
    package init(
        _ frame: Frame,
        from provider: ProviderDescription,
        count: Int,
        _ limits: WireLimits
    ) throws(AppFailure) {
        let message: AnswerMessage = try frame.answer(from: provider, limits)
        do throws(WireError) {
            self = try message.answer(with: frame.body)
            guard results.count <= count, total >= results.count else {
                throw WireError(.tooLarge, "sent \(results.count) results where \(count) were asked for")
            }
            guard results.allSatisfy({ $0.reference.isReferable(limits) }) else {
                throw WireError(.tooLarge, "sent a result with too long an identifier")
            }
        } catch {
            throw .misbehaved(provider, error)
        }
        milliseconds = milliseconds.claimed
        var remarks = notes.prefix(limits.resultCount).map { $0.line(limits) }
        for index in results.indices {
            if let remark = results[index].clean(limits) { remarks.append(remark) }
        }
        notes = []
        // A note on many results is given once.
        for remark in remarks where !notes.contains(remark) { notes.append(remark) }
    }
}

extension FoundItem {
    /// Cleans the text and drops an invalid picture; returns a remark on the picture.
    fileprivate mutating func clean(_ limits: WireLimits) -> String? {
        typeName = typeName.line(limits)
        title = title.line(limits)
        subtitle = subtitle?.line(limits)
        guard let picture = thumbnail?.file else { return nil }
        // The first copy: a picture that is too large isn't kept, and neither is the rest of the app's message.
        thumbnail = .file(Data(picture))
        switch ThumbnailRule.verdict(on: picture, limits) {
        case .shown: return nil
        case .scaled(let remark): return remark
        case .refused(let reason):
            thumbnail = nil
            return "\(title): \(reason)"
        }
    }
}

extension Opening {
    /// The time in milliseconds after which an intent that opens something counts as slow.
    static let budget = 100.0
    private static let pathLength = 2_000

    /// Decodes the result of opening something, or throws the failure.
    package init(
        _ frame: Frame,
        from provider: ProviderDescription,
        isOpening: Bool,
        _ limits: WireLimits
    ) throws(AppFailure) {
        self = try frame.answer(from: provider, limits)
        guard place.utf8.count <= Self.pathLength, place.staysInApp else {
            throw .misbehaved(provider, WireError(.malformed, "stands at a place that is no path of a page"))
        }
        dialog = dialog?.line(limits)
        links = links.prefix(8).filter(Self.isHarmless)
        link = link.flatMap { Self.isHarmless($0) ? $0 : nil }
        intent = intent?.line(limits)
        milliseconds = milliseconds.claimed
        if isOpening, milliseconds > Self.budget {
            warnings.append(
                """
                \(intent ?? provider.name) took \(Duration.milliseconds(milliseconds).text) to open; people wait for \
                \(Duration.milliseconds(Self.budget).text). Navigate in perform(), and load what is shown after the view \
                appears.
                """
            )
        }
    }

    /// Returns a Boolean value that indicates whether a link leads to a place rather than performs an action.
    private static func isHarmless(_ link: String) -> Bool {
        guard link.utf8.count <= pathLength, link.withoutControls == link else { return false }
        guard let scheme = URL(string: link)?.scheme?.lowercased() else { return false }
        return !["javascript", "data", "file", "vbscript", "blob"].contains(scheme)
    }
}

extension PageResponse {
    /// Decodes a page, or throws the failure.
    package init(_ frame: Frame, from provider: ProviderDescription, _ limits: WireLimits) throws(AppFailure) {
        let message: PageContentMessage = try frame.answer(from: provider, limits)
        let headers = message.headers.filter { Self.passedHeaders.contains($0.key) }
        let texts = [message.contentType] + headers.values
        guard (200...599).contains(message.status),
            texts.allSatisfy({ $0.withoutControls == $0 && $0.utf8.count < 2_000 })
        else {
            throw .misbehaved(provider, WireError(.malformed, "sent a page whose headers can't be passed on"))
        }
        self.init(status: message.status, contentType: message.contentType, headers: headers, body: frame.body)
    }
}

extension ItemReference {
    /// A Boolean value that indicates whether the identifiers of the result are within the limits.
    fileprivate func isReferable(_ limits: WireLimits) -> Bool {
        max(type.utf8.count, identifier.utf8.count) <= limits.identifierByteCount
    }
}

extension Double {
    /// A reported time in milliseconds, clamped to a day.
    fileprivate var claimed: Double { isFinite ? min(max(0, self), 86_400_000) : 0 }
}

extension String {
    /// Returns the text as one line, truncated.
    func line(_ limits: WireLimits) -> String { cut(to: limits.textLength).withoutControls }

    /// A Boolean value that indicates whether the text is a path that every browser resolves inside of the app.
    fileprivate var staysInApp: Bool {
        guard hasPrefix("/"), !hasPrefix("//"), !contains("\\"), withoutControls == self else { return false }
        // Browsers decode dots.
        let path = prefix { $0 != "?" && $0 != "#" }.lowercased().replacing("%2e", with: ".")
        return !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
    }
}
