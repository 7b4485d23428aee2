import Foundation

/// A figure of one or several panels with curves, written as SVG.
struct Plot: Sendable, Hashable {
    /// A curve.
    struct Curve: Sendable, Hashable {
        let name: String
        let points: [Point]
        /// A Boolean value that indicates whether the curve is only there to compare with.
        var isReference = false
    }

    /// A point of a curve, with the ends of its uncertainty where that is known.
    struct Point: Sendable, Hashable {
        let x: Double
        let y: Double
        var bounds: ClosedRange<Double>?
    }

    /// A mark on the horizontal axis.
    struct Tick: Sendable, Hashable {
        let x: Double
        let label: String
    }

    /// Curves over one horizontal axis; the vertical one runs from 0 to 1.
    struct Panel: Sendable, Hashable {
        let title: String
        let xLabel: String
        let yLabel: String
        let ticks: [Tick]
        let curves: [Curve]
    }

    let panels: [Panel]
    var columns = 1

    /// Ticks from 0 to 1.
    static let shares = [0, 0.2, 0.4, 0.6, 0.8, 1].map { Tick(x: $0, label: String(format: "%.1f", $0)) }
}

extension Plot {
    private static let panelWidth = 360.0
    private static let panelHeight = 260.0
    private static let colors = ["#2563eb", "#dc2626", "#059669", "#d97706", "#7c3aed", "#0891b2"]

    /// The figure as an SVG document, with a white ground, so that it can be read on dark pages too.
    var svg: String {
        let columns = max(1, min(columns, panels.count))
        let rows = (panels.count + columns - 1) / columns
        let (width, height) = (Self.panelWidth * Double(columns), Self.panelHeight * Double(max(1, rows)))
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
            font-family="sans-serif" font-size="11">
            <rect width="100%" height="100%" fill="white"/>

            """
        for (index, panel) in panels.enumerated() {
            let (x, y) = (Double(index % columns) * Self.panelWidth, Double(index / columns) * Self.panelHeight)
            text += "<g transform=\"translate(\(Self.number(x)),\(Self.number(y)))\">\n\(Self.drawing(of: panel))</g>\n"
        }
        return text + "</svg>\n"
    }

    private static func drawing(of panel: Panel) -> String {
        let (left, top, right, bottom) = (46.0, 30.0, panelWidth - 14, panelHeight - 44)
        let xs = panel.ticks.map(\.x) + panel.curves.flatMap(\.points).map(\.x)
        let margin = 0.06 * ((xs.max() ?? 1) - (xs.min() ?? 0))
        let (low, high) = ((xs.min() ?? 0) - margin, (xs.max() ?? 1) + margin)
        func across(_ x: Double) -> String {
            number(high > low ? left + (x - low) / (high - low) * (right - left) : (left + right) / 2)
        }
        func down(_ y: Double) -> String { number(bottom - min(max(y, 0), 1) * (bottom - top)) }

        var text = "<text x=\"\(number(left))\" y=\"18\" font-weight=\"bold\">\(escaped(panel.title))</text>\n"
        for step in 0...5 {
            let y = Double(step) / 5
            text += "<line x1=\"\(number(left))\" x2=\"\(number(right))\" y1=\"\(down(y))\" y2=\"\(down(y))\" "
            text += "stroke=\"#e5e7eb\"/>\n<text x=\"\(number(left - 6))\" y=\"\(down(y))\" dy=\"4\" "
            text += "text-anchor=\"end\">\(String(format: "%.1f", y))</text>\n"
        }
        for tick in panel.ticks {
            text += "<text x=\"\(across(tick.x))\" y=\"\(number(bottom + 16))\" text-anchor=\"middle\">"
            text += "\(escaped(tick.label))</text>\n"
        }
        text += "<text x=\"\(number((left + right) / 2))\" y=\"\(number(bottom + 34))\" text-anchor=\"middle\">"
        text += "\(escaped(panel.xLabel))</text>\n"
        text += "<text transform=\"translate(12,\(number((top + bottom) / 2))) rotate(-90)\" text-anchor=\"middle\">"
        text += "\(escaped(panel.yLabel))</text>\n"
        var color = 0
        for (index, curve) in panel.curves.enumerated() {
            let paint = curve.isReference ? "#9ca3af" : colors[color % colors.count]
            if !curve.isReference { color += 1 }
            let points = curve.points.map { "\(across($0.x)),\(down($0.y))" }.joined(separator: " ")
            text += "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(paint)\" stroke-width=\"2\""
            text += curve.isReference ? " stroke-dasharray=\"4 4\"/>\n" : "/>\n"
            for point in curve.points where !curve.isReference && curve.points.count <= 30 {
                if let bounds = point.bounds {
                    text +=
                        "<line x1=\"\(across(point.x))\" x2=\"\(across(point.x))\" y1=\"\(down(bounds.lowerBound))\" "
                    text += "y2=\"\(down(bounds.upperBound))\" stroke=\"\(paint)\" stroke-opacity=\"0.5\"/>\n"
                }
                text += "<circle cx=\"\(across(point.x))\" cy=\"\(down(point.y))\" r=\"3\" fill=\"\(paint)\"/>\n"
            }
            let y = bottom - 8 - Double(panel.curves.count - 1 - index) * 15
            text +=
                "<text x=\"\(number(left + 8))\" y=\"\(number(y))\" fill=\"\(paint)\">\(escaped(curve.name))</text>\n"
        }
        return text
    }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
