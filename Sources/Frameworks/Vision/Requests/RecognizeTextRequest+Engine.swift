import Foundation
import GeometryEngine
import PictureEngine
import TextEngine

extension RecognizeTextRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] { [TextEngine.shared.need(for: picture, options)] }

    func result(from picture: Picture) throws -> [RecognizedTextObservation] {
        try result(from: picture) { _ in }
    }

    func result(
        from picture: Picture,
        progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> [RecognizedTextObservation] {
        let region = regionOfInterest.pictureRegion
        return try TextEngine.shared.lines(in: picture, options, progress: progress).map { line in
            RecognizedTextObservation(line, in: region, descriptor)
        }
    }

    func visionResult(_ result: [RecognizedTextObservation]) -> VisionResult { .recognizeText(self, result) }

    /// The requested languages that can be read, under the engine's names.
    ///
    /// Any Chinese is read as well as that reader can, though only what it reads well is listed as supported.
    var knownLanguages: [String] {
        let known = TextEngine.shared.languages.map { (tag: $0, language: Locale.Language(identifier: $0)) }
        return recognitionLanguages.compactMap { wanted in
            let script = Locale.Language(identifier: wanted.maximalIdentifier).script
            return known.first {
                $0.language.languageCode == wanted.languageCode
                    && Locale.Language(identifier: $0.language.maximalIdentifier).script == script
            }?.tag ?? (["zh", "yue"].contains(wanted.languageCode?.identifier) ? "zh-Hans" : nil)
        }
    }

    /// What the engine is to read.
    var options: TextOptions {
        var options = TextOptions()
        options.region = regionOfInterest.pictureRegion
        options.level = recognitionLevel == .fast ? .fast : .accurate
        options.minimumHeight = Double(minimumTextHeightFraction)
        options.detectsLanguage = automaticallyDetectsLanguage
        options.correctsWords = usesLanguageCorrection
        options.customWords = customWords
        let wanted = knownLanguages
        if !wanted.isEmpty { options.languages = wanted }
        return options
    }
}
