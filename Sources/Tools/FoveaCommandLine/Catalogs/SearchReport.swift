import CommandLineKit
import Foundation
import FoveaSearch
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import Vision

/// The report of one search.
struct SearchReport: Sendable {
    let format: SearchFormat
    let explains: Bool
    /// Stores the cursor of the next page, and returns its name, or nil on failure.
    private let keep: @Sendable (VisualSearchCursor) -> String?

    init(_ arguments: ParsedArguments, _ context: CommandContext) {
        format = arguments[SearchCommand.format]
        explains = arguments[SearchCommand.explain]
        let pages = KeptPages(environment: context.environment)
        keep = { cursor in
            do throws(CommandFailure) {
                return try pages.keep(cursor)
            } catch {
                // The results are reported anyway.
                context.report(error, program: "fovea")
                return nil
            }
        }
    }

    // MARK: Text

    func text(_ picture: PictureBatch.Opened?, _ response: VisualSearchResponse, _ style: TextStyle) -> String {
        guard format != .paths else { return paths(response) }
        var lines: [String] = []
        if let picture { lines.append(style.bold(picture.input.name)) }
        if response.matches.isEmpty {
            let isBarred = response.plan.allowedCount == 0
            lines.append(
                isBarred ? "  No item meets the condition." : "  Nothing in the catalogue is what was searched for."
            )
        }
        for match in response.matches {
            lines.append("  \(Number.fixed(match.probability, 2))  \(match.item.name)")
            if explains { lines += explanation(match, picture).map { "        \(style.dim($0))" } }
        }
        if let next = response.next {
            let way = keep(next).map { "'--after \($0)'" } ?? "'--limit'"
            lines.append("  There are more; \(way) shows them.")
        }
        if explains { lines += way(response).map { "  \(style.dim($0))" } }
        return lines.map { "\($0)\n" }.joined()
    }

    private func paths(_ response: VisualSearchResponse) -> String {
        response.matches.compactMap { match in
            let pictures = match.item.pictures
            let index = match.pictureIndex ?? 0
            return pictures.indices.contains(index) ? pictures[index].fileURL.map { "\($0.path)\n" } : nil
        }.joined()
    }

    private func explanation(_ match: VisualMatch, _ picture: PictureBatch.Opened?) -> [String] {
        var lines = match.signals.map { signal in
            var parts = ["\(TextLayout.padded(signal.kind.rawValue, to: 9))\(Self.number(signal.value))"]
            parts += signal.details.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.number($0.value))" }
            if !signal.terms.isEmpty { parts.append(signal.terms.joined(separator: " ").onOneLine) }
            parts.append("weight \(signal.weight < 0 ? "" : "+")\(Number.fixed(signal.weight, 2))")
            return parts.joined(separator: ", ")
        }
        if let quad = match.quad, let info = picture?.info {
            let corners = quad.quadrilateral
                .scaled(x: Double(info.uprightWidth), y: Double(info.uprightHeight)).corners
                .map { "(\(Number.fixed($0.x, 0)), \(Number.fixed($0.y, 0)))" }
            lines.append("\(TextLayout.padded("corners", to: 9))\(corners.joined(separator: " "))")
        }
        return lines
    }

    private func way(_ response: VisualSearchResponse) -> [String] {
        let times = response.durations.stages.map { "\($0.rawValue) \(Self.milliseconds(response.durations[$0]))" }
        let total = Self.milliseconds(response.durations.total)
        return [
            "\(response.plan.kind.rawValue): \(response.plan.reason)",
            "at least \(Number.fixed(response.minimumProbability, 2)) probable",
            "\(total) in all\(times.isEmpty ? "" : ": ")\(times.joined(separator: ", "))",
        ]
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? Number.fixed(value, 0) : Number.fixed(value, 3)
    }

    private static func milliseconds(_ duration: Duration) -> String {
        "\(Number.fixed(duration / .milliseconds(1), 1)) ms"
    }

    // MARK: JSON

    func json(_ picture: PictureBatch.Opened?, _ response: VisualSearchResponse) -> JSONValue {
        var members: [JSONValue.Member] = []
        if let picture {
            members.append(JSONValue.Member("file", .string(picture.input.word)))
            if picture.region != .whole { members.append(JSONValue.Member("region", picture.region.json)) }
        }
        members += [
            JSONValue.Member("matches", .array(response.matches.map(Self.json))),
            JSONValue.Member("hasMore", .bool(response.hasMore)),
            JSONValue.Member("next", response.next.flatMap(keep).map { .string($0) } ?? .null),
            JSONValue.Member("minimumProbability", .double(response.minimumProbability)),
            JSONValue.Member(
                "plan",
                [
                    "kind": .string(response.plan.kind.rawValue),
                    "allowedCount": .integer(response.plan.allowedCount),
                    "reason": .string(response.plan.reason),
                ]
            ),
        ]
        if explains {
            let times = response.durations.stages.map { stage in
                JSONValue.Member(stage.rawValue, .double(response.durations[stage] / .milliseconds(1)))
            }
            members.append(JSONValue.Member("milliseconds", .object(times)))
        }
        return .object(members)
    }

    private static func json(_ match: VisualMatch) -> JSONValue {
        var members = match.item.members
        members.insert(JSONValue.Member("probability", .double(match.probability)), at: 1)
        members.insert(JSONValue.Member("path", .string(match.path.rawValue)), at: 2)
        if !match.item.metadata.isEmpty {
            members.append(JSONValue.Member("metadata", .object(match.item.metadataMembers)))
        }
        if let index = match.pictureIndex { members.append(JSONValue.Member("picture", .integer(index))) }
        if let quad = match.quad {
            members.append(JSONValue.Member("corners", .array(quad.quadrilateral.corners.map(\.json))))
        }
        members.append(JSONValue.Member("signals", .array(match.signals.map(json))))
        return .object(members)
    }

    private static func json(_ signal: VisualSignal) -> JSONValue {
        var members = [
            JSONValue.Member("kind", .string(signal.kind.rawValue)),
            JSONValue.Member("value", .double(signal.value)),
            JSONValue.Member("weight", .double(signal.weight)),
        ]
        if !signal.terms.isEmpty {
            members.append(JSONValue.Member("terms", .array(signal.terms.map { .string($0) })))
        }
        if !signal.details.isEmpty {
            let details = signal.details.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .double($0.value)) }
            members.append(JSONValue.Member("details", .object(details)))
        }
        return .object(members)
    }
}
