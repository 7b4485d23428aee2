import CoreGraphics
import Foundation
import Testing
import simd

@testable import Vision

@Suite("Contour values")
struct ContourValueTests {
    private func older(_ change: (VNDetectContoursRequest) -> Void = { _ in }) throws -> VNContoursObservation {
        let request = VNDetectContoursRequest()
        change(request)
        #expect(request.results == nil)
        try VNImageRequestHandler(cgImage: ContourTests.squares()).perform([request])
        return try #require(request.results?.first)
    }

    @Test("Both interfaces answer the same")
    func twins() async throws {
        let (found, newer) = (try older(), try await DetectContoursRequest().perform(on: ContourTests.squares()))
        #expect(found.contourCount == 5 && found.topLevelContourCount == 2)
        #expect(found.requestRevision == VNDetectContourRequestRevision1)
        #expect(found.normalizedPath == newer.normalizedPath)
        let (a, b) = (try found.contour(at: [0, 0]), try #require(newer.countourAtIndexPath([0, 0])))
        #expect(a.normalizedPoints == b.normalizedPoints && a.indexPath == b.indexPath && a.pointCount == b.pointCount)
        #expect(a.normalizedPath == b.normalizedPath && a.aspectRatio == b.aspectRatio)
        #expect(a.requestRevision == VNDetectContourRequestRevision1)
        let outer = found.topLevelContours[0]
        #expect(outer.childContourCount == 1 && outer.childContours == [a])
        #expect(try outer.childContour(at: 0) == a)
        #expect(a.copy() as? VNContour === a && a != outer && a.hash == outer.childContours[0].hash)
        #expect(try a.polygonApproximation(epsilon: 0.01).pointCount == 4)
        #expect(a.description == b.description && found.description == newer.description)
        #expect(ContoursObservation(found).topLevelContours == newer.topLevelContours)
    }

    @Test("What isn't there is an error of its own")
    func bounds() throws {
        let found = try older()
        for access in [
            { try found.contour(at: 5) }, { try found.contour(at: -1) }, { try found.contour(at: [2]) },
            { try found.contour(at: IndexPath()) }, { try found.topLevelContours[1].childContour(at: 0) },
        ] as [() throws -> VNContour] {
            #expect { try access() } throws: { ($0 as NSError).code == VNErrorCode.outOfBoundsError.rawValue }
        }
        #expect { try found.topLevelContours[0].polygonApproximation(epsilon: -1) } throws: {
            ($0 as NSError).code == VNErrorCode.invalidArgument.rawValue
        }
    }

    @Test("Contours survive archiving, in both interfaces")
    func archives() async throws {
        let found = try older()
        let archive = try NSKeyedArchiver.archivedData(withRootObject: found, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNContoursObservation.self, from: archive)
        )
        #expect(read.topLevelContours == found.topLevelContours && read.uuid == found.uuid)
        let newer = ContoursObservation(found)
        let copy = try JSONDecoder().decode(ContoursObservation.self, from: JSONEncoder().encode(newer))
        #expect(copy == newer && copy.topLevelContours == newer.topLevelContours && copy.hashValue == newer.hashValue)
    }

    @Test("A copy of a request has its settings and none of its results")
    func copies() throws {
        let request = VNDetectContoursRequest()
        request.contrastAdjustment = 1
        request.contrastPivot = nil
        request.detectsDarkOnLight = false
        request.maximumImageDimension = 100
        try VNImageRequestHandler(cgImage: ContourTests.squares()).perform([request])
        let copy = try #require(request.copy() as? VNDetectContoursRequest)
        #expect(copy.contrastAdjustment == 1 && copy.contrastPivot == nil)
        #expect(!copy.detectsDarkOnLight && copy.maximumImageDimension == 100 && copy.results == nil)
    }

    /// Settings that no image can meet, with the name that the error has to say.
    static let refused: [(name: String, change: @Sendable (inout DetectContoursRequest) -> Void)] = [
        ("contrastAdjustment", { $0.contrastAdjustment = -0.1 }),
        ("contrastAdjustment", { $0.contrastAdjustment = 3.1 }),
        ("contrastAdjustment", { $0.contrastAdjustment = .nan }), ("contrastPivot", { $0.contrastPivot = 1.5 }),
        ("contrastPivot", { $0.contrastPivot = .nan }), ("maximumImageDimension", { $0.maximumImageDimension = 63 }),
        ("maximumImageDimension", { $0.maximumImageDimension = .min }),
        ("region of interest", { $0.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 1, height: 1) }),
    ]

    @Test("Impossible settings are refused by name", arguments: refused.indices)
    func refusals(index: Int) async throws {
        var request = DetectContoursRequest()
        Self.refused[index].change(&request)
        let image = try ContourTests.squares()
        await #expect { try await request.perform(on: image) } throws: {
            guard case VisionError.invalidArgument(let message) = $0 else { return false }
            return message.contains(Self.refused[index].name)
        }
    }

    @Test("The measures of the VN interface are those of the newer one")
    func measures() throws {
        let contour = try older().contour(at: [0, 0])
        let newer = try #require(ContoursObservation(older()).countourAtIndexPath([0, 0]))
        var (area, perimeter) = (0.0, 0.0)
        try VNGeometryUtils.calculateArea(&area, for: contour, orientedArea: true)
        try VNGeometryUtils.calculatePerimeter(&perimeter, for: contour)
        #expect(area < 0 && area == newer.calculateArea(useOrientedArea: true))
        try VNGeometryUtils.calculateArea(&area, for: contour, orientedArea: false)
        #expect(area > 0 && perimeter == newer.calculatePerimeter())
        let circle = try VNGeometryUtils.boundingCircle(for: contour)
        #expect(circle.center.location == newer.boundingCircle().center.cgPoint)
        #expect(circle.radius == Double(newer.boundingCircle().radius))
    }

    @Test("A circle goes around points, and through an archive")
    func circles() throws {
        let points = [(0.2, 0.2), (0.8, 0.2), (0.5, 0.3)]
        let circle = try VNGeometryUtils.boundingCircle(for: points.map { VNPoint(x: $0, y: $1) })
        #expect(abs(circle.radius - 0.3) < 1e-9 && abs(circle.diameter - 0.6) < 1e-9)
        let vectors = points.map { simd_float2(Float($0), Float($1)) }
        let same = try VNGeometryUtils.boundingCircle(forSIMDPoints: vectors, pointCount: vectors.count)
        #expect(abs(same.radius - circle.radius) < 1e-6)
        #expect(circle.contains(VNPoint(x: 0.5, y: 0.45)) && !circle.contains(VNPoint(x: 0.5, y: 0.6)))
        #expect(circle.contains(VNPoint(x: 0.5, y: 0.49), inCircumferentialRingOfWidth: 0.1))
        #expect(!circle.contains(circle.center, inCircumferentialRingOfWidth: 0.1))
        #expect(circle == VNCircle(center: circle.center, diameter: circle.diameter) && circle != .zero)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: circle, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: VNCircle.self, from: archive) == circle)
        for attempt in [
            { try VNGeometryUtils.boundingCircle(for: [VNPoint]()) },
            { try VNGeometryUtils.boundingCircle(forSIMDPoints: vectors, pointCount: 0) },
            { try VNGeometryUtils.boundingCircle(forSIMDPoints: vectors, pointCount: -1) },
        ] as [() throws -> VNCircle] {
            #expect { try attempt() } throws: { ($0 as NSError).code == VNErrorCode.invalidArgument.rawValue }
        }
    }

    @Test("The circle of many points on a circle, and of points at infinity, takes a moment")
    func hostileCircles() {
        let points = (0..<5_000).map { step -> NormalizedPoint in
            let angle = Double(step) * .pi / 2_500
            return NormalizedPoint(x: 0.5 + 0.3 * cos(angle), y: 0.5 + 0.3 * sin(angle))
        }
        let circle = NormalizedCircle.boundingCircle(for: points)
        #expect(abs(circle.radius - 0.3) < 1e-9)
        let odd = Array(repeating: NormalizedPoint(x: .nan, y: .infinity), count: 5_000)
        #expect(NormalizedCircle.boundingCircle(for: odd) == .zero)
        #expect(NormalizedCircle.boundingCircle(for: odd + points) == circle)
    }
}
