import Testing

@testable import TextEngine

@Suite("What the network says of a step")
struct CharacterStepTests {
    @Test("Every class that is probable enough is kept, wherever it is", arguments: [6_625, 128, 127, 5])
    func candidates(classCount: Int) {
        for place in Set([0, 1, 63, 64, 127, 128, classCount / 2, classCount - 1]) where place < classCount {
            // The others are as improbable as they can be together.
            var row = [Float](repeating: 0.5 / Float(max(classCount, 1_000)), count: classCount)
            row[place] = CharacterSteps.floor
            let steps = row.withUnsafeBufferPointer { unsafe CharacterSteps($0, classCount: classCount, merging: nil) }
            #expect(steps.steps.map { $0.map(\.character) } == [[place]])
            row[place] = CharacterSteps.floor.nextDown
            let none = row.withUnsafeBufferPointer { unsafe CharacterSteps($0, classCount: classCount, merging: nil) }
            #expect(none.steps.map(\.count) == [0])
        }
    }

    @Test("What is no number is no candidate, and hides none")
    func strange() {
        var row = [Float](repeating: 0, count: 300)
        (row[3], row[5]) = (.nan, 0.7)
        let steps = row.withUnsafeBufferPointer { unsafe CharacterSteps($0, classCount: 300, merging: nil) }
        #expect(steps.steps.map { $0.map(\.character) } == [[5]])
    }
}
