import GeometryEngine
import PictureEngine
import PixelEngine
import Testing
import TextEngine

@testable import DisplayEngine

@Suite struct DisplayEngineTests {
    private func monitor(
        _ upper: String = "128",
        _ lower: String = "84",
        _ pulse: String = "67",
        ground: Double = 190,
        ink: Double = 40,
        names: [String] = ["SYS", "DIA", "PUL/min"]
    ) -> DrawnDisplay {
        var display = DrawnDisplay(width: 260, height: 240, ground: ground, ink: ink)
        for (index, text) in [upper, lower, pulse].enumerated() {
            let height = index == 2 ? 36.0 : 52.0
            let y = [20.0, 92, 166][index]
            display.draw(text, x: 220 - 0.75 * height * Double(text.count), y: y, height: height)
            if index < names.count { display.label(names[index], x: 30, y: y + height / 2) }
        }
        return display
    }

    @Test("A blood pressure is read with its pulse", arguments: [(190.0, 40.0), (20, 220), (120, 80)])
    func pressure(ground: Double, ink: Double) throws {
        let display = monitor(ground: ground, ink: ink)
        let found = try DisplayEngine.findings(in: display.picture(noise: 4), lines: display.labels)
        #expect(found.map(\.reading) == [.bloodPressure(systolic: 128, diastolic: 84, pulse: 67)])
        let top = try #require(found.first?.corners.first?.bounds)
        #expect(top.minX > 0.3 && top.maxX < 0.9 && top.minY > 0.05 && top.maxY < 0.35)
        #expect(found.first.map { $0.corners.count == 3 && $0.confidence > 0.4 } == true)
    }

    @Test(
        "Labels name the rows in several languages",
        arguments: [["Systole", "Diastole", "Puls"], ["高压", "低压", "脉搏"]]
    )
    func languages(names: [String]) throws {
        let display = monitor(names: names)
        let found = try DisplayEngine.findings(in: display.picture(), lines: display.labels)
        #expect(found.map(\.reading) == [.bloodPressure(systolic: 128, diastolic: 84, pulse: 67)])
    }

    @Test(
        "Rows that labels or people's values contradict are no blood pressure",
        arguments: [
            (["128", "84", "67"], ["DIA", "SYS"]), (["84", "128", "67"], ["SYS", "DIA"]),
            (["128", "120", "67"], ["SYS", "DIA"]), (["328", "84", "67"], ["SYS", "DIA"]),
            (["128", "84", "67"], ["mmHg"]),
            (["128", "84", "67"], ["DATE", "12 May"]),
        ]
    )
    func contradiction(rows: [String], names: [String]) throws {
        let display = monitor(rows[0], rows[1], rows[2], names: names)
        #expect(try DisplayEngine.findings(in: display.picture(), lines: display.labels).isEmpty)
    }

    @Test(
        "A quantity is read if its unit, point and range agree",
        arguments: [
            ("104", "mg/dL", DeviceReading.glucose(104, .milligrams)), ("5.8", "mmol/L", .glucose(5.8, .millimoles)),
            ("72.4", "kg", .weight(72.4, .kilograms)), ("5.8", "mg/dL", nil),
            ("104", "mmol/L", nil), ("104", "kg", nil), ("160.4", "lb", .weight(160.4, .pounds)),
            ("116.4", "st:lb", .weight(11.4571, .stones)), ("912.0", "st lb", .weight(9.8571, .stones)),
            ("9.5", "st", .weight(9.5, .stones)), ("415.0", "st:lb", nil),
        ] as [(String, String, DeviceReading?)]
    )
    func quantity(text: String, unit: String, reading: DeviceReading?) throws {
        var display = DrawnDisplay(width: 180, height: 80)
        display.draw(text, x: 20, y: 22, height: 36)
        display.label(unit, x: 155, y: 44)
        let found = try DisplayEngine.findings(in: display.picture(), lines: display.labels)
        #expect(found.map(\.reading) == (reading.map { [$0] } ?? []))
    }

    @Test("A row of digits that fills a picture is read", arguments: ["004186", "2930.7", "1573.1"])
    func digits(text: String) throws {
        var display = DrawnDisplay(width: 200, height: 36)
        display.draw(text, x: 24, y: 5, height: 25)
        let read = try #require(try DisplayEngine.digits(in: display.picture(noise: 6)))
        #expect(read.text == text)
        #expect((0.5...1).contains(read.confidence))
    }

    @Test("Digits of any width, and light ones on dark, are read", arguments: [130, 200, 300], [false, true])
    func shapes(width: Int, isLight: Bool) throws {
        var display = DrawnDisplay(width: 150, height: 36, ground: isLight ? 30 : 190, ink: isLight ? 210 : 40)
        display.draw("4186.2", x: 14, y: 5, height: 25)
        let drawn = try display.picture(noise: 6).raster(for: PictureNeed(fit: .fill, width: 150, height: 36))
        let whole = Rect(x: 0, y: 0, width: 150, height: 36)
        let picture = Picture(try drawn.resampled(whole, width: width, height: 36))
        #expect(try DisplayEngine.digits(in: picture)?.text == "4186.2")
    }

    @Test("A row is read where the picture has its shape, and its text doesn't say the same")
    func row() throws {
        var display = DrawnDisplay(width: 200, height: 36)
        display.draw("2930.7", x: 24, y: 5, height: 25)
        let picture = try display.picture(noise: 6)
        func read(_ text: String) throws -> String? {
            let reading = LineReading(text: text, confidence: 0.9, extents: [])
            let corners = Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1))
            return try DisplayEngine.row(in: picture, besides: [TextLine(corners: corners, readings: [reading])])?.text
        }
        #expect(try DisplayEngine.row(in: picture, besides: [])?.text == "2930.7")
        #expect(try read("2930.7") == nil)
        #expect(try read("29307") == "2930.7")
        #expect(try read("2930.1 kWh") == "2930.7")
        let left = PictureRegion(Rect(x: 0, y: 0, width: 0.4, height: 1))
        #expect(try DisplayEngine.row(in: picture, region: left, besides: []) == nil)
        // A line of a few pixels would be as wide as a page for the reader of text.
        for (width, height) in [(2_000, 1), (700, 20), (40, 7)] {
            let line = try DrawnDisplay(width: width, height: height).picture(noise: 90)
            #expect(try DisplayEngine.row(in: line, besides: []) == nil)
        }
    }

    @Test("The ink becomes thicker, whether it is dark or light", arguments: [false, true])
    func thickening(isLight: Bool) throws {
        var display = DrawnDisplay(width: 200, height: 36, ground: isLight ? 30 : 190, ink: isLight ? 210 : 40)
        display.draw("2930.7", x: 24, y: 5, height: 25)
        let need = PictureNeed(fit: .fill, width: 200, height: 36)
        let planes = try ColorPlanes(display.picture().raster(for: need))
        func inkCount(_ plane: InkPlane) -> Int { plane.values.count { isLight ? $0 > 120 : $0 < 115 } }
        let thick = planes.thickened()
        #expect((thick.width, thick.height) == (200, 36))
        #expect(Double(inkCount(thick.brightness)) > 1.2 * Double(inkCount(planes.brightness)))
    }

    @Test("Nothing is read in noise, a checkerboard or thousands of dashes")
    func patterns() throws {
        var patterns = (0..<3).map { _ in DrawnDisplay(width: 300, height: 220) }
        for index in 0..<5_000 {
            let (x, y) = (Double(index % 100) * 3, Double(index / 100) * 4)
            patterns[1].fill(x: x...x + 1.9, y: y...y + 0.9)
        }
        for index in 0..<660 where (index + index / 30) % 2 == 0 {
            let (x, y) = (Double(index % 30) * 10, Double(index / 30) * 10)
            patterns[2].fill(x: x...x + 9.9, y: y...y + 9.9)
        }
        for (index, pattern) in patterns.enumerated() {
            var pattern = pattern
            pattern.label("SYS", x: 30, y: 60)
            pattern.label("DIA", x: 30, y: 110)
            let picture = try pattern.picture(noise: index == 0 ? 90 : 2)
            #expect(try DisplayEngine.findings(in: picture, lines: pattern.labels).isEmpty)
            #expect(try DisplayEngine.digits(in: picture) == nil)
        }
    }
}
