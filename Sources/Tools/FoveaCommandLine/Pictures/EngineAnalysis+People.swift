package import AnimalEngine
import ConcurrencyEngine
package import PeopleEngine

extension EngineAnalysis {
    package func faces(in page: PageRegion, withLandmarks: Bool) async throws -> [SeenFace] {
        try await BlockingWork.run {
            let (picture, engine) = (try page.picture(), FaceEngine.shared)
            return try engine.faces(in: picture, region: page.region).map { face in
                SeenFace(
                    face: face,
                    quality: try engine.captureQuality(of: face, in: picture),
                    landmarks: withLandmarks ? try engine.landmarks(of: face, in: picture) : nil
                )
            }
        }
    }

    package func census(of page: PageRegion) async throws -> Census {
        try await BlockingWork.run { try PersonEngine.shared.census(of: page.picture(), region: page.region) }
    }

    package func animals(in page: PageRegion) async throws -> [FoundAnimal] {
        try await BlockingWork.run { try AnimalFinder.animals(in: page.picture(), region: page.region) }
    }

    package func hands(in page: PageRegion, maximumCount: Int) async throws -> [SeenPose] {
        try await BlockingWork.run {
            try HandEngine.shared.hands(in: page.picture(), region: page.region, maximumCount: maximumCount)
                .map { SeenPose($0) }
        }
    }

    package func bodies(in page: PageRegion, inSpace: Bool) async throws -> [SeenPose] {
        try await BlockingWork.run {
            try BodyEngine.shared.bodies(in: page.picture(), region: page.region)
                .map { SeenPose($0, inSpace: inSpace) }
        }
    }
}
