package import DetectorEngine
package import Foundation

/// Finds the actions that a picture offers.
package enum ActionFinder {
    /// Returns the drafts of what was read from a picture: those of codes, of displays and of text.
    ///
    /// - Parameters:
    ///   - findings: What was read.
    ///   - context: The moment of capture, the region and the languages.
    ///   - local: The time zone of the person.
    package static func drafts(
        in findings: PictureFindings,
        context: DetectionContext,
        local: TimeZone = .current
    ) -> [ActionDraft] {
        drafts(ofCodes: findings.codes, context: context, local: local)
            + drafts(ofDisplays: findings.displays, at: context.moment)
            + (findings.row.map { [draft(ofRow: $0)] } ?? [])
            + TextFinder.drafts(in: findings.lines, context: context, local: local)
    }
}
