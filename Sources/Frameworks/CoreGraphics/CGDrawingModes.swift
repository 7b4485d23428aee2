/// A shape of the ends of lines.
public enum CGLineCap: Int32, Sendable, Hashable {
    /// Lines end at their last point.
    case butt = 0
    /// Lines end with half a disk.
    case round = 1
    /// Lines end with half a square.
    case square = 2
}

/// A shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable, Hashable {
    /// Corners are sharp.
    case miter = 0
    /// Corners are round.
    case round = 1
    /// Corners are cut off.
    case bevel = 2
}

/// A choice of filling, stroking, or both.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
    /// The inside is filled by the winding rule.
    case fill = 0
    /// The inside is filled by the even-odd rule.
    case eoFill = 1
    /// The line is drawn.
    case stroke = 2
    /// The path is filled by the winding rule and stroked.
    case fillStroke = 3
    /// The path is filled by the even-odd rule and stroked.
    case eoFillStroke = 4
}

/// A blend mode: how what is drawn is combined with what is there.
public enum CGBlendMode: Int32, Sendable, Hashable {
    /// What is drawn covers what is there.
    case normal = 0
    /// Colors are multiplied.
    case multiply = 1
    /// Complements of colors are multiplied.
    case screen = 2
    /// Colors are multiplied or screened, depending on what is there.
    case overlay = 3
    /// The darker color stays.
    case darken = 4
    /// The lighter color stays.
    case lighten = 5
    /// What is there is brightened.
    case colorDodge = 6
    /// What is there is darkened.
    case colorBurn = 7
    /// Colors are dodged or burned softly, depending on what is drawn.
    case softLight = 8
    /// Colors are multiplied or screened, depending on what is drawn.
    case hardLight = 9
    /// Colors are subtracted.
    case difference = 10
    /// Colors are subtracted with less contrast.
    case exclusion = 11
    /// Everything is cleared.
    case clear = 16
    /// What is there is replaced.
    case copy = 17
    /// What is drawn shows where something is.
    case sourceIn = 18
    /// What is drawn shows where nothing is.
    case sourceOut = 19
    /// What is drawn covers what is there, and shows nowhere else.
    case sourceAtop = 20
    /// What is there covers what is drawn.
    case destinationOver = 21
    /// What is there stays where something is drawn.
    case destinationIn = 22
    /// What is there stays where nothing is drawn.
    case destinationOut = 23
    /// What is there covers what is drawn, and shows nowhere else.
    case destinationAtop = 24
    /// Each shows where the other isn't.
    case xor = 25
    /// Colors are added.
    case plusLighter = 27
}
