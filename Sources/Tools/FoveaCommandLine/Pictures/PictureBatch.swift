import CommandLineKit
import Foundation
import GeometryEngine
import ImageCodingEngine
import PictureEngine

/// The pictures of one command, processed concurrently and reported in the given order.
///
/// A failed picture is reported on standard error, and the others are processed all the same.
struct PictureBatch {
    let inputs: [PictureInput]
    let analysis: any PictureAnalysis
    let region: TypedPlaces?
    let limits: DecodingLimits
    let concurrency: Int
    let context: CommandContext

    /// Creates a batch of the pictures that are named, or of others.
    init(
        _ arguments: ParsedArguments,
        inputs: [PictureInput]? = nil,
        analysis: any PictureAnalysis,
        context: CommandContext
    ) throws {
        let inputs = inputs ?? arguments.operands.map { PictureInput($0) }
        self.inputs = inputs
        guard inputs.count(where: \.isStandardInput) <= 1 else {
            throw CommandFailure(.usage, "Standard input can be read only once; name '-' once.")
        }
        self.analysis = analysis
        self.context = context
        region = arguments[PlaceOptions.region]
        limits = LimitOptions.limits(arguments, context)
        concurrency = LimitOptions.concurrency(arguments, context)
    }

    /// A picture with its parsed header.
    struct Opened: Sendable {
        let input: PictureInput
        let data: Data
        let info: ImageInfo
        let region: PictureRegion
    }

    /// Processes every picture and passes the results on in order; returns the code of the first failure.
    func run<Result: Sendable>(
        _ work: @escaping @Sendable (Opened) async throws -> Result,
        consume: (Opened, Result) throws -> Void
    ) async throws -> ExitCode? {
        var failed: ExitCode?
        try await InOrder.map(inputs, width: concurrency) { input in
            await attempt(input, work)
        } consume: { input, outcome in
            switch outcome {
            case .success(let (opened, result, duration)):
                context.remark("\(input.name): \(duration.formatted(.units(allowed: [.milliseconds])))")
                try consume(opened, result)
            case .failure(let failure):
                context.report(failure, program: "fovea")
                failed = failed ?? failure.exitCode
            }
        }
        return failed
    }

    private func attempt<Value: Sendable>(
        _ input: PictureInput,
        _ work: @Sendable (Opened) async throws -> Value
    ) async -> Result<(Opened, Value, Duration), CommandFailure> {
        let start = ContinuousClock.now
        do {
            let opened = try open(input)
            let value = try await work(opened)
            return .success((opened, value, start.duration(to: .now)))
        } catch {
            return .failure(CommandFailure(error, subject: input.name))
        }
    }

    private func open(_ input: PictureInput) throws -> Opened {
        let data = try input.data(limit: limits.maximumFileByteCount, standardInput: context.readInput)
        let info = try analysis.info(of: data, limits: limits)
        return Opened(input: input, data: data, info: info, region: try part(of: info, input))
    }

    /// The chosen part of a picture or of a page.
    func part(of info: ImageInfo, _ input: PictureInput) throws(CommandFailure) -> PictureRegion {
        guard let region else { return .whole }
        guard let part = region.region(width: info.uprightWidth, height: info.uprightHeight) else {
            throw input.failure(
                .badData,
                "The region reaches outside the picture, which is "
                    + "\(info.uprightWidth) × \(info.uprightHeight) pixels when upright."
            )
        }
        return part
    }
}
