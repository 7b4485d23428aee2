extension SeededGenerator {
    /// Returns an invented word.
    package mutating func word() -> String {
        let starts = [
            "B", "BR", "C", "D", "DR", "F", "G", "GL", "H", "J", "K", "L", "M", "N", "P", "R", "S", "ST", "T",
        ]
        let middles = ["A", "E", "I", "O", "U", "AI", "EA", "OU"]
        let ends = ["", "N", "R", "L", "S", "TH", "ND", "RK", "M", "CK"]
        var word = ""
        for _ in 0..<integer(in: 1...3) { word += element(of: starts) + element(of: middles) }
        return word + element(of: ends)
    }

    /// Returns invented words with a number of letters at most.
    package mutating func words(upTo length: Int) -> String {
        var text = word()
        while text.count < length {
            let next = text + " " + word()
            if next.count > length { break }
            text = next
        }
        return String(text.prefix(max(length, 1)))
    }

    /// Returns a random color with a brightness from 0 to 1.
    package mutating func color(brightness: ClosedRange<Double>, opacity: Double = 1) -> Sketch.Color {
        let level = number(in: brightness)
        let spread = 0.9 * min(level, 1 - level) + 0.05
        func component(_ random: inout SeededGenerator) -> Double {
            min(max(level + random.number(in: -spread...spread), 0), 1)
        }
        return Sketch.Color(component(&self), component(&self), component(&self), opacity: opacity)
    }
}
