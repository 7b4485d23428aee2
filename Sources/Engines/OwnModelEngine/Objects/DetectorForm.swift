import InferenceEngine

/// The form in which a detector answers objects.
public enum DetectorForm: Sendable, Hashable {
    /// A row of confidences for each object in one output, and its middle and size in another, as Core ML has it.
    case rows(confidence: String, coordinates: String)
    /// A list of boxes, one of classes and one of confidences, as TensorFlow and torchvision have it.
    case lists(Lists)
    /// A row of seven numbers for each object, as OpenVINO's layer `DetectionOutput` has it.
    case sevens(String)
    /// Numbers for each place where an object could be, as YOLO networks have it.
    case places(String, Places)

    /// The outputs of a detector that answers lists.
    public struct Lists: Sendable, Hashable {
        var boxes: String
        var scores: String
        var classes: String
        var count: String?
        /// Whether the upper side of a box comes before its left one.
        var startsWithY: Bool
    }

    /// The order of the numbers for places.
    public enum Places: Sendable, Hashable {
        /// A column for each place: the middle, the size, a confidence for each class.
        case columns
        /// A row for each place: the middle, the size, a confidence, a factor for each class.
        case rows
        /// A row for each object: two corners, a confidence, a class.
        case objects
    }

    /// The names of the outputs that the objects are in.
    public var outputNames: [String] {
        switch self {
        case .rows(let confidence, let coordinates): [confidence, coordinates]
        case .lists(let lists): [lists.boxes, lists.scores, lists.classes] + (lists.count.map { [$0] } ?? [])
        case .sevens(let name), .places(let name, _): [name]
        }
    }
}

// MARK: - Recognizing

extension DetectorForm {
    /// Recognizes the form by the names and shapes of outputs, or returns nil for a model that is no detector.
    init?(of outputs: [TensorDescription], notes: ModelNotes) throws(InferenceError) {
        if let asked = outputs.first(where: { notes.outputs[$0.name]?.kind == .objects }) {
            guard let form = Self(of: asked, classCount: notes.labels?.count, isSure: true) else {
                throw InferenceError(
                    code: .modelUnsupported,
                    message: """
                        The output \(asked.name), \(asked.shape), has no form in which objects are known. Correct the notes \
                        of the model.
                        """
                )
            }
            self = form
            return
        }
        let free = outputs.filter { notes.outputs[$0.name]?.kind == nil }
        if let named = Self.named(Set(free.map(\.name))) {
            self = named
            return
        }
        let task = notes.properties["task"]
        guard task == nil || task == "detect" else { return nil }
        let forms = free.lazy.compactMap { output in
            Self(of: output, classCount: notes.labels?.count, isSure: task == "detect")
        }
        guard let form = forms.first else { return nil }
        self = form
    }

    /// The form of outputs with known names.
    private static func named(_ names: Set<String>) -> DetectorForm? {
        let lite = "TFLite_Detection_PostProcess"
        let known: [DetectorForm] = [
            .rows(confidence: "confidence", coordinates: "coordinates"),
            .lists(
                Lists(
                    boxes: "detection_boxes",
                    scores: "detection_scores",
                    classes: "detection_classes",
                    count: "num_detections",
                    startsWithY: true
                )
            ),
            .lists(
                Lists(boxes: lite, scores: "\(lite):2", classes: "\(lite):1", count: "\(lite):3", startsWithY: true)
            ),
            .lists(Lists(boxes: "boxes", scores: "scores", classes: "labels", startsWithY: false)),
            .lists(Lists(boxes: "bboxes", scores: "scores", classes: "labels", startsWithY: false)),
        ]
        return known.first { names.isSuperset(of: $0.outputNames) }
    }

    /// The most objects of a network that removes double ones itself.
    private static let maximumFinalCount = 1000

    /// Recognizes the form by an output's shape.
    ///
    /// - Parameters:
    ///   - classCount: The number of labels, if there are any.
    ///   - isSure: Whether something says that the output has objects, whatever its shape.
    private init?(of output: TensorDescription, classCount: Int?, isSure: Bool) {
        let (shape, any) = (output.shape, TensorDescription.anySize)
        guard output.element.isFloat, let first = shape.first, first == 1 || first == any else { return nil }
        if shape.count == 4, shape[1] == 1, shape[3] == 7 {
            self = .sevens(output.name)
            return
        }
        guard shape.count == 3 else { return nil }
        if isSure, shape[2] == 6, shape[1] <= Self.maximumFinalCount, shape[1] != any {
            self = .places(output.name, .objects)
        } else if let classCount {
            if shape[1] == 4 + classCount, shape[2] == any || shape[2] > shape[1] {
                self = .places(output.name, .columns)
            } else if shape[2] == 5 + classCount, shape[1] == any || shape[1] > shape[2] {
                self = .places(output.name, .rows)
            } else {
                return nil
            }
        } else if isSure, shape[1] > 4, shape[2] == any || shape[2] > shape[1] {
            self = .places(output.name, .columns)
        } else if isSure, shape[2] > 5 {
            self = .places(output.name, .rows)
        } else {
            return nil
        }
    }
}
