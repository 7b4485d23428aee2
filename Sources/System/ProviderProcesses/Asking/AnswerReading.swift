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
    /// Reads the answer to a search, or throws why there is none.
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
        // What holds for many results is said once.
        for remark in remarks where !notes.contains(remark) { notes.append(remark) }
    }
}

extension FoundItem {
    /// Makes lines of texts and leaves out a picture that can't be shown; returns what is to be said of the picture.
    fileprivate mutating func clean(_ limits: WireLimits) -> String? {
        typeName = typeName.line(limits)
        title = title.line(limits)
        subtitle = subtitle?.line(limits)
        guard let picture = thumbnail?.file else { return nil }
        // Without a copy until here: what is too large isn't kept, and neither is the rest of what the app sent.
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
    /// The longest time in milliseconds that an intent may take which opens something: people wait for the app.
    static let budget = 100.0
    private static let pathLength = 2_000

    /// Reads what came of opening something, or throws why nothing did.
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

    /// Returns a Boolean value that indicates whether a link leads to a place rather than does something itself.
    private static func isHarmless(_ link: String) -> Bool {
        guard link.utf8.count <= pathLength, link.withoutControls == link else { return false }
        guard let scheme = URL(string: link)?.scheme?.lowercased() else { return false }
        return !["javascript", "data", "file", "vbscript", "blob"].contains(scheme)
    }
}

extension PageResponse {
    /// Reads a page, or throws why there is none.
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
    /// A Boolean value that indicates whether the names by which the app finds the result again are of a size to keep.
    fileprivate func isReferable(_ limits: WireLimits) -> Bool {
        max(type.utf8.count, identifier.utf8.count) <= limits.identifierByteCount
    }
}

extension Double {
    /// The milliseconds that somebody else says something took, as far as they can be: a day at most.
    fileprivate var claimed: Double { isFinite ? min(max(0, self), 86_400_000) : 0 }
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
