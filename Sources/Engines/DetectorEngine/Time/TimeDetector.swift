struct TimeDetector {
    let text: ScannedText
    let language: DetectorLanguage
    let context: DetectionContext
    func detections() -> [Detection] { [] }
}
