import Foundation
package import ProviderFrames
package import ProviderWire

// What comes from a provider is looked at before anybody uses it: numbers against what they count, texts against what
// they would do to a terminal or a page.

extension Frame {
    /// Returns what the frame says, or throws why the provider has no answer.
    fileprivate func answer<Message: Decodable>(
        _ type: Message.Type = Message.self,
        from provider: ProviderDescription,
        _ limits: WireLimits
    ) throws(ProviderError) -> Message {
        let failure: FailureMessage
        do throws(WireError) {
            if kind != .failed { return try message(type) }
            failure = try message()
        } catch {
            throw .misbehaved(provider, error)
        }
        throw ProviderError(failure, of: provider, limits: limits)
    }
}

extension ProviderAnswer {
    /// Reads the answer to a search, or throws why there is none.
    package init(
        _ frame: Frame,
        from provider: ProviderDescription,
        _ welcome: WelcomeMessage,
        count: Int,
        _ limits: WireLimits
    ) throws(ProviderError) {
        let message: ResultsMessage = try frame.answer(from: provider, limits)
        guard message.results.count <= count, message.total >= message.results.count else {
            throw .misbehaved(
                provider,
                WireError(.tooLarge, "sent \(message.results.count) results where \(count) were asked for")
            )
        }
        var notes: [String] = []
        var results: [ProviderResult] = []
        for result in message.results {
            guard result.isReferable(limits) else {
                throw .misbehaved(provider, WireError(.tooLarge, "sent a result with too long an identifier"))
            }
            var thumbnail = try result.thumbnail.map { thumbnail throws(ProviderError) in
                try Self.picture(thumbnail, in: frame.body, of: provider)
            }
            var remarks = [result.problem?.line(limits)]
            switch thumbnail.map({ ThumbnailRule.verdict(on: $0, limits) }) {
            case nil, .shown: break
            case .scaled(let remark): remarks.append(remark)
            case .refused(let reason):
                notes.append("\(result.title.line(limits)): \(reason)")
                thumbnail = nil
            }
            // What holds for many results is said once.
            for case let remark? in remarks where !notes.contains(remark) { notes.append(remark) }
            results.append(ProviderResult(result, thumbnail, isCircular: result.thumbnail?.isCircular ?? false, limits))
        }
        self.init(
            results: results,
            total: message.total,
            offersMoreResults: welcome.moreIntent != nil,
            queryTime: .claimed(milliseconds: message.milliseconds),
            notes: notes
        )
    }

    private static func picture(
        _ thumbnail: ResultsMessage.Thumbnail,
        in body: Data,
        of provider: ProviderDescription
    ) throws(ProviderError) -> Data {
        let end = thumbnail.offset.addingReportingOverflow(thumbnail.byteCount)
        guard thumbnail.offset >= 0, thumbnail.byteCount > 0, !end.overflow, end.partialValue <= body.count else {
            throw .misbehaved(provider, WireError(.malformed, "sent a picture that lies outside of what it sent"))
        }
        // Without a copy: many results may claim the same bytes, and what is too large isn't kept.
        return body[body.startIndex + thumbnail.offset..<body.startIndex + end.partialValue]
    }
}

extension ProviderResult {
    init(_ result: ResultsMessage.Result, _ thumbnail: Data?, isCircular: Bool, _ limits: WireLimits) {
        self.init(
            reference: ResultReference(type: result.type, identifier: result.identifier),
            typeName: result.typeName.line(limits),
            unionCase: result.unionCase?.line(limits),
            title: result.title.line(limits),
            subtitle: result.subtitle?.line(limits),
            // The rest of what the provider sent goes.
            thumbnail: thumbnail.map { Data($0) },
            isCircular: isCircular,
            canOpen: result.canOpen
        )
    }
}

extension ProviderOpening {
    /// The longest time that an intent may take which opens something: people wait for the app to come forward.
    static let budget = Duration.milliseconds(100)
    private static let pathLength = 2_000

    /// Reads what came of opening something, or throws why nothing did.
    package init(
        _ frame: Frame,
        from provider: ProviderDescription,
        isOpening: Bool,
        _ limits: WireLimits
    ) throws(ProviderError) {
        let message: OpenedMessage = try frame.answer(from: provider, limits)
        guard message.place.utf8.count <= Self.pathLength, message.place.staysInApp else {
            throw .misbehaved(provider, WireError(.malformed, "stands at a place that is no path of a page"))
        }
        let time = Duration.claimed(milliseconds: message.milliseconds)
        var warnings: [String] = []
        if isOpening, time > Self.budget {
            warnings.append(
                """
                \(message.intent ?? provider.name) took \(time.text) to open; people wait for \(Self.budget.text). \
                Navigate in perform(), and load what is shown after the view appears.
                """
            )
        }
        self.init(
            page: message.place,
            dialog: message.dialog?.line(limits),
            comesForward: message.comesForward,
            links: message.links.prefix(8).filter(Self.isHarmless),
            link: message.link.flatMap { Self.isHarmless($0) ? $0 : nil },
            intent: message.intent?.line(limits),
            time: time,
            warnings: warnings
        )
    }

    /// Returns a Boolean value that indicates whether a link leads to a place rather than does something itself.
    private static func isHarmless(_ link: String) -> Bool {
        guard link.utf8.count <= pathLength, link.withoutControls == link else { return false }
        guard let scheme = URL(string: link)?.scheme?.lowercased() else { return false }
        return !["javascript", "data", "file", "vbscript", "blob"].contains(scheme)
    }
}

extension PageResponse {
    /// Reads a page, or throws why there is none.
    package init(_ frame: Frame, from provider: ProviderDescription, _ limits: WireLimits) throws(ProviderError) {
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

extension ResultsMessage.Result {
    /// A Boolean value that indicates whether the names by which the app finds the result again are of a size to keep.
    fileprivate func isReferable(_ limits: WireLimits) -> Bool {
        max(type.utf8.count, identifier.utf8.count) <= limits.identifierByteCount
    }
}

extension Duration {
    /// The time that somebody else says something took, as far as it can be one: a day at most.
    fileprivate static func claimed(milliseconds: Double) -> Duration {
        milliseconds.isFinite ? .milliseconds(min(max(0, milliseconds), 86_400_000)) : .zero
    }
}

extension String {
    /// The text as one line that people read.
    func line(_ limits: WireLimits) -> String { cut(to: limits.textLength).withoutControls }

    /// A Boolean value that indicates whether the text is a path of a page that no browser understands as one outside of
    /// the app.
    fileprivate var staysInApp: Bool {
        guard hasPrefix("/"), !hasPrefix("//"), !contains("\\"), withoutControls == self else { return false }
        // Browsers take encoded dots for dots.
        let path = prefix { $0 != "?" && $0 != "#" }.lowercased().replacing("%2e", with: ".")
        return !path.split(separator: "/").contains { $0 == "." || $0 == ".." }
    }
}
