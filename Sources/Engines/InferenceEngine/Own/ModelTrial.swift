import CModelTrial
import Foundation

/// A trial of a model in a process of its own, so that a hostile one harms that process alone.
///
/// It guards against crashes, endless work and boundless memory of what OpenVINO does with a file and with zeros as
/// input. It isn't a sandbox.
struct ModelTrial {
    /// The path of the inference library.
    let library: String
    /// The path of the model.
    let model: String
    /// The size of the model's files in bytes.
    let byteCount: Int
    /// The time after which a trial is ended.
    var seconds: Int32 = 120

    /// The room of a trial in bytes, besides four times the model.
    private static let room = 8 << 30

    /// Compiles the model with settings and runs it once, and throws when the process doesn't survive that.
    ///
    /// In a program that can't be started for a trial, the model isn't tried.
    func run(_ settings: [OpenVINOCore.Setting]) throws(OpenVINOStatus) {
        var message = [CChar](repeating: 0, count: 512)
        let texts = unsafe settings.flatMap { unsafe [strdup($0.key), strdup($0.value)] }
        defer { unsafe texts.forEach { unsafe free($0) } }
        let pointers = unsafe texts.map { unsafe UnsafePointer($0) } + [nil]
        let bounds = fovea_trial_bounds(memory: Self.room + 4 * byteCount, seconds: seconds)
        let result = unsafe fovea_try_model(library, model, pointers, bounds, &message, message.count)
        switch result {
        case fovea_trial_refused:
            let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw OpenVINOStatus(number: 0, message: text)
        case fovea_trial_crashed:
            throw OpenVINOStatus(number: 0, text: "the model ended the process that tried it")
        case fovea_trial_late:
            throw OpenVINOStatus(number: 0, text: "the model didn't come to an end within \(seconds) seconds")
        default:
            break
        }
    }
}
