public import Foundation

/// A sequence of lines and curves.
public struct VectorPath: Sendable, Hashable {
    /// An element of a path.
    public enum Element: Sendable, Hashable {
        /// Starts a subpath.
        case move(CGPoint)
        /// Draws a line.
        case line(CGPoint)
        /// Draws a quadratic Bézier curve.
        case quadratic(control: CGPoint, end: CGPoint)
        /// Draws a cubic Bézier curve.
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        /// Closes the subpath with a line to its start.
        case close
    }

    /// The elements.
    public private(set) var elements: [Element] = []
    /// The end of the last element, or nil when there is none.
    public private(set) var currentPoint: CGPoint?
    private var subpathStart: CGPoint?

    /// Creates an empty path.
    public init() {}
}

// MARK: - Growing

extension VectorPath {
    /// Starts a subpath.
    public mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        (currentPoint, subpathStart) = (point, point)
    }

    /// Draws a line, or starts a subpath when there is none.
    public mutating func addLine(to point: CGPoint) {
        guard continueSubpath() else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    /// Draws a quadratic Bézier curve.
    public mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
        if !continueSubpath() { move(to: control) }
        elements.append(.quadratic(control: control, end: end))
        currentPoint = end
    }

    /// Draws a cubic Bézier curve.
    public mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if !continueSubpath() { move(to: control1) }
        elements.append(.cubic(control1: control1, control2: control2, end: end))
        currentPoint = end
    }

    /// Closes the subpath with a line to its start.
    public mutating func close() {
        guard let subpathStart, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = subpathStart
    }

    /// Adds the elements of another path, drawing a line to its start when `connecting` and there is a subpath.
    public mutating func add(_ other: VectorPath, connecting: Bool = false) {
        for (index, element) in other.elements.enumerated() {
            if index == 0, connecting, case .move(let start) = element {
                if currentPoint != start || elements.last == .close { addLine(to: start) }
            } else {
                add(element)
            }
        }
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    private mutating func add(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadratic(let control, let end): addQuadratic(to: end, control: control)
        case .cubic(let control1, let control2, let end): addCubic(to: end, control1: control1, control2: control2)
        case .close: close()
        }
    }

    /// Ensures that a subpath is open; after a close the next one starts where the last did.
    private mutating func continueSubpath() -> Bool {
        guard let currentPoint else { return false }
        if elements.last == .close { move(to: currentPoint) }
        return true
    }
}

// MARK: - Transforming

extension VectorPath {
    /// The path with every point mapped by a transform.
    public func transformed(by transform: AffineTransform) -> VectorPath {
        guard transform != .identity else { return self }
        var result = self
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(transform.transform(point))
            case .line(let point): .line(transform.transform(point))
            case .quadratic(let control, let end):
                .quadratic(control: transform.transform(control), end: transform.transform(end))
            case .cubic(let control1, let control2, let end):
                .cubic(
                    control1: transform.transform(control1),
                    control2: transform.transform(control2),
                    end: transform.transform(end)
                )
            case .close: .close
            }
        }
        result.currentPoint = currentPoint.map { transform.transform($0) }
        result.subpathStart = subpathStart.map { transform.transform($0) }
        return result
    }
}
