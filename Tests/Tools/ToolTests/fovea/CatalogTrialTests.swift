import Foundation
import PictureSupport
import Testing

@Suite("Catalogues that are killed, damaged and starved")
struct CatalogTrialTests {
    private static let seed: UInt64 = 20_270_607

    @Test("Lose nothing and answer the same; 'make stress' tries it at full length")
    func trials() throws {
        let folder = try TrialFolder(program: FoveaProgram.path)
        let trial = KillTrial(folder, pictures: 60, kills: 8, seed: Self.seed)
        let kills = try trial.perform()
        #expect(kills.killCount == 8)
        #expect(kills.differences == [])

        let answers = try AnswerTrial(folder, pictures: 60, queries: 4, seed: Self.seed)
        #expect(try answers.answers(of: trial.disturbed) == answers.answers(of: trial.undisturbed))

        let noise = try NoiseTrial(folder, answers: answers, seed: Self.seed).perform(trial.undisturbed, times: 4)
        #expect(noise.damagedFiles == 4)
        #expect(noise.wrong == [])

        let disk = try FullDiskTrial(folder).perform(like: trial.undisturbed, room: 2000)
        #expect(disk.failures > 0)
        #expect(disk.wrong == [])
    }
}
