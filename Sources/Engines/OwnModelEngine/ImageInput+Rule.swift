import InferenceEngine

extension ImageInput {
    /// The way an input takes a picture, or nil for one that doesn't.
    ///
    /// An input with four axes, of which the first has one entry, is a picture when its second axis, or else its last,
    /// has 1 or 3 colors; TensorFlow Lite has them last, so there the order is the other way round. Where nothing else
    /// is said, colors are red, green and blue, floats run from 0 to 1 and bytes from 0 to 255.
    init?(_ input: TensorDescription, format: OwnModelFile.Format, notes: InputNotes) throws(InferenceError) {
        let isAsked = notes.kind == .image || notes.order != nil
        guard notes.kind != .array, let (order, count) = Self.order(of: input, format: format, notes: notes) else {
            guard isAsked else { return nil }
            throw Self.refusal(input, "its shape \(input.shape) isn't one of 1 or 3 colors")
        }
        let sides = order == .planes ? input.shape[2...3] : input.shape[1...2]
        let (height, width) = (sides[sides.startIndex], sides[sides.startIndex + 1])
        (hasAnyHeight, hasAnyWidth) = (height == TensorDescription.anySize, width == TensorDescription.anySize)
        self.order = order
        colors = notes.colors ?? (count == 1 ? .gray : .rgb)
        self.height = hasAnyHeight ? notes.height ?? Self.usualSide : height
        self.width = hasAnyWidth ? notes.width ?? Self.usualSide : width
        let (scale, bias) = Self.usualNumbers(of: input.element)
        self.scale = notes.scale ?? [scale]
        self.bias = notes.bias ?? [notes.scale == nil ? bias : 0]
        if let count, colors.count != count {
            throw Self.refusal(input, "it takes \(count) colors, not \(colors.rawValue)")
        }
        for (side, fixed) in [(self.width, width), (self.height, height)] {
            guard (1...Self.maximumSide).contains(side) else {
                // What merely looks like a picture is taken as numbers.
                guard isAsked else { return nil }
                throw Self.refusal(input, "its side \(fixed) must be from 1 to \(Self.maximumSide)")
            }
        }
        for numbers in [self.scale, self.bias] {
            guard numbers.count == 1 || numbers.count == colors.count, numbers.allSatisfy(\.isFinite) else {
                throw Self.refusal(input, "its scale and bias must be one number, or one for each color: \(numbers)")
            }
        }
    }

    /// The order of the numbers, and how many colors they have unless that is open.
    private static func order(
        of input: TensorDescription,
        format: OwnModelFile.Format,
        notes: InputNotes
    ) -> (Order, Int?)? {
        let shape = input.shape
        guard shape.count == 4, shape[0] == 1 || shape[0] == TensorDescription.anySize, input.element != .boolean else {
            return nil
        }
        let orders: [Order] =
            notes.order.map { [$0] } ?? (format == .tflite ? [.pixels, .planes] : [.planes, .pixels])
        for order in orders {
            let count = shape[order == .planes ? 1 : 3]
            if count == 1 || count == 3 { return (order, count) }
            // An open number of colors is believed only when the order is said.
            if count == TensorDescription.anySize, notes.order != nil { return (order, nil) }
        }
        return nil
    }

    /// The usual factor and summand of a byte for a type of number.
    private static func usualNumbers(of element: TensorDescription.Element) -> (Double, Double) {
        if element.isFloat { return (1 / 255, 0) }
        return element == .int8 ? (1, -128) : (1, 0)
    }

    private static func refusal(_ input: TensorDescription, _ reason: String) -> InferenceError {
        InferenceError(
            code: .modelUnsupported,
            message: "The input \(input.name) can't be given a picture: \(reason). Correct the notes of the model."
        )
    }
}
