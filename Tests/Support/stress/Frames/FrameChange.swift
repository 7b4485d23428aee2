import Foundation
import ProviderFrames
import ProviderWire
import TestSupport

/// A change of what a frame says, in a frame whose lengths are right.
enum FrameChange: CaseIterable {
    case nothing
    case value
    case severalValues
    case kind
    case picture

    func changed(_ frame: Frame, _ numbers: inout SplitMix) -> Frame {
        switch self {
        case .nothing: return frame
        case .value: return frame.saying(HostileText(frame.metadata).changed(1, &numbers))
        case .severalValues: return frame.saying(HostileText(frame.metadata).changed(4, &numbers))
        case .kind:
            let kinds = FrameKind.allCases.filter { $0.isFromSystem == frame.kind.isFromSystem }
            return Frame(
                kinds.randomElement(using: &numbers) ?? frame.kind,
                request: frame.request,
                metadata: frame.metadata,
                body: frame.body,
                descriptors: frame.descriptors
            )
        case .picture:
            guard let message: AnswerMessage = try? frame.message() else { return frame }
            let bomb = Bombs.all.randomElement(using: &numbers) ?? Data()
            var answer = message.answer
            for index in answer.results.indices { answer.results[index].thumbnail = .file(bomb) }
            let body = AnswerMessage.body(of: answer)
            return (try? Frame(frame.kind, request: frame.request, AnswerMessage(answer), body: body)) ?? frame
        }
    }
}

extension Frame {
    /// The same frame with another description.
    fileprivate func saying(_ metadata: Data) -> Frame {
        Frame(kind, request: request, metadata: metadata, body: body, descriptors: descriptors)
    }
}
