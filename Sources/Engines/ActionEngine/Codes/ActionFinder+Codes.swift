import CodeEngine
import DetectorEngine
import Foundation

extension ActionFinder {
    /// Returns the drafts of codes, in their order; two codes with one content are one.
    static func drafts(
        ofCodes codes: [FoundCode],
        context: DetectionContext,
        local: TimeZone
    ) -> [ActionDraft] {
        var seen: Set<String> = []
        return codes.filter { $0.isText && seen.insert($0.text).inserted }.flatMap { code in
            let origin = ActionOrigin(text: ShownText.cleaned(code.text), corners: [code.corners])
            return ActionContent.contents(ofCode: code.text, context: context, local: local).map { content in
                ActionDraft(content: content, origin: origin, confidence: content.kind == .text ? 0.5 : 1)
            }
        }
    }
}
