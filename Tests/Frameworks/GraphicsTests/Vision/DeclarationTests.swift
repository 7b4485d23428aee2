// Declarations of Vision, spelled as Apple's documentation spells them; this file compiles unchanged or not at all.

import AVFoundation
import CoreImage
import CoreML
import CoreMedia
import Foundation
import Testing
import Vision
import simd

/// Every way of making the handlers of both generations; only the compiler reads it.
private func handlers(
    url: URL,
    data: Data,
    image: CGImage,
    ciImage: CIImage,
    buffer: CVPixelBuffer,
    sample: CMSampleBuffer,
    depth: AVDepthData
) {
    let swift: [ImageRequestHandler] = [
        ImageRequestHandler(url), ImageRequestHandler(url, orientation: .up), ImageRequestHandler(image),
        ImageRequestHandler(image, orientation: .left), ImageRequestHandler(ciImage),
        ImageRequestHandler(ciImage, orientation: .right), ImageRequestHandler(data),
        ImageRequestHandler(data, orientation: .down), ImageRequestHandler(buffer),
        ImageRequestHandler(buffer, depthData: depth, orientation: .up), ImageRequestHandler(sample),
        ImageRequestHandler(sample, depthData: depth, orientation: .upMirrored),
    ]
    let options: [VNImageOption: Any] = [.properties: [:], .cameraIntrinsics: Data(), .ciContext: CIContext()]
    let older: [VNImageRequestHandler] = [
        VNImageRequestHandler(cvPixelBuffer: buffer), VNImageRequestHandler(cvPixelBuffer: buffer, options: options),
        VNImageRequestHandler(cvPixelBuffer: buffer, orientation: .up, options: options),
        VNImageRequestHandler(cvPixelBuffer: buffer, depthData: depth, orientation: .up),
        VNImageRequestHandler(cgImage: image, options: [:]),
        VNImageRequestHandler(cgImage: image, orientation: .up, options: [:]),
        VNImageRequestHandler(ciImage: ciImage), VNImageRequestHandler(ciImage: ciImage, orientation: .up),
        VNImageRequestHandler(url: url), VNImageRequestHandler(url: url, orientation: .up),
        VNImageRequestHandler(data: data), VNImageRequestHandler(data: data, orientation: .up),
        VNImageRequestHandler(cmSampleBuffer: sample), VNImageRequestHandler(cmSampleBuffer: sample, orientation: .up),
        VNImageRequestHandler(cmSampleBuffer: sample, depthData: depth, orientation: .up, options: options),
    ]
    _ = (swift, older)
}

/// Every way of performing requests; only the compiler reads it.
private func performing(
    url: URL,
    data: Data,
    image: CGImage,
    ciImage: CIImage,
    buffer: CVPixelBuffer,
    sample: CMSampleBuffer,
    handler: ImageRequestHandler
) async throws {
    let request = ClassifyImageRequest(.revision2)
    for labels in [
        try await request.perform(on: url), try await request.perform(on: data, orientation: .up),
        try await request.perform(on: image), try await request.perform(on: ciImage),
        try await request.perform(on: buffer), try await request.perform(on: sample),
    ] {
        let first: ClassificationObservation? = labels.first
        _ = first
    }
    let (print, labels) = try await handler.perform(GenerateImageFeaturePrintRequest(), request)
    let distance: Double = try print.distance(to: print)
    _ = (labels, distance)
    let requests: [any VisionRequest] = [request, GenerateImageFeaturePrintRequest()]
    for await result in handler.performAll(requests) {
        switch result {
        case .classifyImage(let request, let labels): _ = (request, labels)
        case .coreML(let request, let observations): _ = (request.modelContainer, observations.first?.confidence)
        case .detectDocumentSegmentation(let request, let document): _ = (request, document?.globalSegmentationMask)
        case .detectBarcodes(let request, let codes): _ = (request, codes)
        case .detectContours(let request, let contours): _ = (request, contours.topLevelContours.first?.childContours)
        case .detectFaceCaptureQuality(let request, let faces): _ = (request, faces.first?.captureQuality?.score)
        case .detectFaceLandmarks(let request, let faces): _ = (request, faces.first?.landmarks?.allPoints.points)
        case .detectFaceRectangles(let request, let faces): _ = (request, faces.first?.roll)
        case .detectHumanBodyPose3D(let request, let bodies): _ = (request, bodies.first?.cameraOriginMatrix)
        case .detectHumanBodyPose(let request, let bodies): _ = (request, bodies.first?.leftHand?.chirality)
        case .detectHumanHandPose(let request, let hands): _ = (request, hands.first?.chirality)
        case .detectHumanRectangles(let request, let people): _ = (request, people.first?.isUpperBodyOnly)
        case .detectRectangles(let request, let rectangles): _ = (request, rectangles)
        case .detectTextRectangles(let request, let texts): _ = (request, texts.first?.characterBoxes)
        case .generateAttentionBasedSaliencyImage(let request, let map): _ = (request, map.salientObjects)
        case .generateForegroundInstanceMask(let request, let masks): _ = (request, masks?.allInstances)
        case .generateImageFeaturePrint(let request, let print): _ = (request, print)
        case .generateIterativeSegmentation(let request, let mask): _ = (request, mask?.size)
        case .generateObjectnessBasedSaliencyImage(let request, let map): _ = (request, map.heatMap)
        case .generatePersonInstanceMask(let request, let masks): _ = (request, masks?.allInstancesMask)
        case .generatePersonSegmentation(let request, let mask): _ = (request, mask.pixelFormat)
        case .recognizeDocuments(let request, let documents): _ = (request, documents.first?.document.title)
        case .recognizeText(let request, let lines): _ = (request, lines)
        case .recognizeAnimals(let request, let animals): _ = (request, animals.first?.labels)
        case .error(let request, let error): _ = (request, error)
        }
    }
    let sequence = VNSequenceRequestHandler()
    let older: [VNRequest] = [VNClassifyImageRequest { request, error in _ = (request.results, error) }]
    try sequence.perform(older, on: buffer)
    try sequence.perform(older, on: buffer, orientation: .up)
    try sequence.perform(older, on: image)
    try sequence.perform(older, on: image, orientation: .up)
    try sequence.perform(older, on: ciImage)
    try sequence.perform(older, on: ciImage, orientation: .up)
    try sequence.perform(older, on: sample)
    try sequence.perform(older, on: sample, orientation: .up)
    try sequence.perform(older, onImageURL: url)
    try sequence.perform(older, onImageURL: url, orientation: .up)
    try sequence.perform(older, onImageData: data)
    try sequence.perform(older, onImageData: data, orientation: .up)
}

@Suite("Vision's declarations")
struct DeclarationTests {
    @Test("A request of the Swift interface has every common member")
    func request() {
        func examine<R: ImageProcessingRequest>(_ request: R) -> R {
            var copy = request
            copy.regionOfInterest = .fullImage
            for (stage, devices) in request.supportedComputeStageDevices {
                copy.setComputeDevice(devices.first, for: stage)
                #expect(copy.computeDevice(for: stage) == devices.first)
                copy.setComputeDevice(nil, for: stage)
            }
            #expect(copy == request && copy.hashValue == request.hashValue)
            #expect(!request.description.isEmpty && !request.descriptor.description.isEmpty)
            return copy
        }
        var barcodes = examine(DetectBarcodesRequest(.revision4))
        barcodes.coalescesCompositeSymbologies = true
        #expect(barcodes != DetectBarcodesRequest())
        var classify = examine(ClassifyImageRequest())
        classify.cropAndScaleAction = .scaleToFitPlus90CCWRotation
        #expect(classify.revision == .revision2 && ClassifyImageRequest.supportedRevisions == [.revision2])
        #expect(classify.descriptor == .classifyImageRequest(.revision2) && classify.supportedIdentifiers.count > 500)
        var print = examine(GenerateImageFeaturePrintRequest(nil))
        #expect(print.cropAndScaleAction == .scaleToFill)
        print.cropAndScaleAction = .scaleToFillPlus90CCWRotation
        #expect(print.descriptor == .generateImageFeaturePrintRequest(.revision2))
        #expect(GenerateImageFeaturePrintRequest.supportedRevisions.max() == .revision2)
        let people = examine(GeneratePersonSegmentationRequest(.revision1, frameAnalysisSpacing: .zero))
        #expect(people.minimumLatencyFrameCount == 1 && people.supportedOutputPixelFormats.count == 3)
        let bodies = examine(DetectHumanBodyPose3DRequest(.revision1, frameAnalysisSpacing: .zero))
        #expect(bodies.supportedJointNames.count == 17 && bodies.supportedJointsGroupNames.count == 6)
        var poses = examine(DetectHumanBodyPoseRequest(.revision2))
        #expect(poses.supportedJointNames.count == 19 && poses.supportedJointsGroupNames.count == 6)
        poses.detectsHands = true
        #expect(poses != DetectHumanBodyPoseRequest())
        var hands = examine(DetectHumanHandPoseRequest(.revision1))
        hands.maximumHandCount = 6
        #expect(hands != DetectHumanHandPoseRequest())
        _ = examine(GeneratePersonInstanceMaskRequest())
        _ = examine(GenerateForegroundInstanceMaskRequest(.revision1))
        _ = examine(GenerateIterativeSegmentationRequest(seedPoint: .zero))
        _ = examine(GenerateAttentionBasedSaliencyImageRequest())
        _ = examine(GenerateObjectnessBasedSaliencyImageRequest(.revision2))
    }

    @Test("A request of the VN interface has every common member")
    func olderRequest() throws {
        #expect(VNRequestRevisionUnspecified == 0)
        let requests: [VNImageBasedRequest] = [
            VNClassifyImageRequest(), VNGenerateImageFeaturePrintRequest(), VNGeneratePersonSegmentationRequest(),
            VNDetectHumanBodyPoseRequest(), VNDetectHumanBodyPose3DRequest(),
            VNGeneratePersonInstanceMaskRequest(), VNGenerateForegroundInstanceMaskRequest(),
            VNGenerateAttentionBasedSaliencyImageRequest(), VNGenerateObjectnessBasedSaliencyImageRequest(),
            VNDetectHumanHandPoseRequest(),
        ]
        for request in requests {
            request.preferBackgroundProcessing = true
            request.revision = type(of: request).currentRevision
            request.regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
            request.setComputeDevice(try request.supportedComputeStageDevices[.main]?.first, for: .main)
            #expect(request.computeDevice(for: .main) != nil && request.computeDevice(for: .postProcessing) == nil)
            #expect(type(of: request).supportedRevisions.contains(type(of: request).defaultRevision))
            #expect(request.results == nil && request.completionHandler == nil)
            #expect((request.copy() as? VNImageBasedRequest)?.preferBackgroundProcessing == true)
            request.cancel()
        }
        let print = VNGenerateImageFeaturePrintRequest(completionHandler: nil)
        #expect(print.imageCropAndScaleOption == .scaleFill)
        #expect(try VNClassifyImageRequest().supportedIdentifiers().count > 500)
    }

    @Test("A stateful request of the VN interface keeps its spacing, and is abstract")
    func statefulRequest() throws {
        let spacing = CMTime(value: 1, timescale: 10)
        let request = VNStatefulRequest(frameAnalysisSpacing: spacing) { _, error in #expect(error != nil) }
        #expect(request.frameAnalysisSpacing == spacing && request.minimumLatencyFrameCount == 1)
        #expect((request.copy() as? VNStatefulRequest)?.frameAnalysisSpacing == spacing)
        #expect(VNStatefulRequest(completionHandler: nil).frameAnalysisSpacing == .zero)
        #expect {
            try VNSequenceRequestHandler().perform([request], onImageData: Data())
        } throws: {
            ($0 as NSError).domain == VNErrorDomain
                && ($0 as NSError).code == VNErrorCode.unsupportedRequest.rawValue
        }
    }

    @Test("Geometry converts both ways")
    func geometry() {
        let size = CGSize(width: 640, height: 480)
        let region = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let point = NormalizedPoint(imagePoint: CGPoint(x: 480, y: 120), in: size, normalizedTo: region)
        #expect(point == NormalizedPoint(normalizedPoint: CGPoint(x: 0.5, y: 0.5)) && NormalizedPoint.zero.x == 0)
        #expect(point.toImageCoordinates(from: region, imageSize: size) == CGPoint(x: 480, y: 120))
        #expect(point.toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 320, y: 240))
        #expect(NormalizedPoint(imagePoint: .zero, in: size).verticallyFlipped().cgPoint == CGPoint(x: 0, y: 1))
        let rect = NormalizedRect(imageRect: CGRect(x: 320, y: 0, width: 320, height: 240), in: size)
        #expect(rect == region && rect.origin.x == 0.5 && rect.width == 0.5 && rect.height == 0.5)
        #expect(rect.toImageCoordinates(size, origin: .upperLeft).origin == CGPoint(x: 320, y: 240))
        #expect(rect.verticallyFlipped().cgRect.minY == 0.5)
        let whole = NormalizedRect(imageRect: CGRect(origin: .zero, size: size), in: size, normalizedTo: .fullImage)
        #expect(whole == NormalizedRect(normalizedRect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(region.toImageCoordinates(from: .fullImage, imageSize: size, origin: .lowerLeft).width == 320)
        let circle = NormalizedCircle.boundingCircle(for: [.zero, NormalizedPoint(x: 1, y: 0)])
        #expect(circle.contains(.zero) && circle.contains(.zero, inCircumferentialRingOfWidth: 0.1))
        #expect(NormalizedCircle.zero == NormalizedCircle(center: .zero, radius: 0))
        #expect(!size.formattedDescription.isEmpty && !CGPoint.zero.formattedDescription.isEmpty)
    }

    @Test("Contours, circles and their measures have the names that they have elsewhere")
    func contours() throws {
        let region = BarcodeObservation.self as any BoundingRegionProviding.Type
        let contour: KeyPath<ContoursObservation.Contour, [simd_float2]> = \.normalizedPoints
        let parts: [PartialKeyPath<NormalizedRegion>] = [
            \.aspectRatio, \.indexPath, \.normalizedPath, \.pointCount, \.childContours, \.points, \.boundingQuad,
            \.boundingBox, contour,
        ]
        let access: (ContoursObservation, Int, IndexPath) -> [ContoursObservation.Contour?] = {
            [$0.contourAtIndex($1), $0.countourAtIndexPath($2), $0.topLevelContours.first]
        }
        let measures: (NormalizedRegion) throws -> (Double, Double, NormalizedCircle, NormalizedRegion) = {
            let area = $0.calculateArea() + $0.calculateArea(useOrientedArea: true)
            return (area, $0.calculatePerimeter(), $0.boundingCircle(), try $0.polygonApproximation(epsilon: 0.1))
        }
        _ = (region, parts, access, measures)
        let circle = VNCircle(center: VNPoint(x: 0.5, y: 0.5), diameter: 0.5)
        #expect(circle == VNCircle(center: VNPoint(x: 0.5, y: 0.5), radius: 0.25) && VNCircle.zero.radius == 0)
        #expect(circle.contains(.zero) == false && circle.diameter == 0.5)
    }

    @Test("The older functions of geometry scale and don't turn")
    func functions() {
        let (point, rect) = (CGPoint(x: 0.5, y: 0.5), CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
        #expect(VNImagePointForNormalizedPoint(point, 640, 480) == CGPoint(x: 320, y: 240))
        #expect(VNImagePointForNormalizedPointUsingRegionOfInterest(point, 640, 480, rect) == CGPoint(x: 480, y: 360))
        #expect(VNNormalizedPointForImagePoint(CGPoint(x: 320, y: 240), 640, 480) == point)
        #expect(
            VNNormalizedPointForImagePointUsingRegionOfInterest(CGPoint(x: 480, y: 360), 640, 480, rect) == point
        )
        let pixels = VNImageRectForNormalizedRect(rect, 640, 480)
        #expect(VNNormalizedRectForImageRect(pixels, 640, 480) == rect)
        let inner = VNImageRectForNormalizedRectUsingRegionOfInterest(VNNormalizedIdentityRect, 640, 480, rect)
        #expect(VNNormalizedRectForImageRectUsingRegionOfInterest(inner, 640, 480, rect) == VNNormalizedIdentityRect)
        #expect(VNNormalizedRectIsIdentityRect(VNNormalizedIdentityRect))
        let landmark = vector_float2(0.5, 0.5)
        #expect(VNNormalizedFaceBoundingBoxPointForLandmarkPoint(landmark, rect, 4, 4) == CGPoint(x: 0.75, y: 0.75))
        #expect(VNImagePointForFaceLandmarkPoint(landmark, rect, 4, 4) == CGPoint(x: 3, y: 3))
        #expect(VNElementTypeSize(.float) == 4 && VNElementTypeSize(.double) == 8)
    }

    @Test("Enumerations have Apple's cases and numbers")
    func enumerations() {
        #expect(ImageCropAndScaleAction.allCases.count == 5 && Set<ComputeStage>([.main, .postProcessing]).count == 2)
        #expect(Set<ElementType>([.float, .double]).count == 2)
        #expect(VNElementType.unknown.rawValue == 0 && VNElementType.double.rawValue == 2)
        #expect(VNImageCropAndScaleOption.scaleFitRotate90CCW.rawValue == 0x101)
        #expect(VNImageCropAndScaleOption.scaleFillRotate90CCW.rawValue == 0x102)
        #expect(VNErrorCode.turiCoreErrorCode.rawValue == -1 && VNErrorCode.ok.rawValue == 0)
        #expect(VNErrorCode.invalidArgument.rawValue == 14 && VNErrorCode.unsupportedComputeDevice.rawValue == 22)
        #expect(VNErrorDomain == "com.apple.Vision")
        let errors: [VisionError] = [
            .dataUnavailable("a"), .internalError("a"), .invalidArgument("a"), .invalidFormat("a"), .invalidImage("a"),
            .invalidModel("a"), .invalidOperation("a"), .ioError("a"), .operationFailed("a"), .outOfBoundsError("a"),
            .outOfMemory("a"), .pixelBufferCreationFailed(kCVReturnError), .requestCancelled("a"), .timeout("a"),
            .timeStampNotFound("a"), .unsupportedComputeDevice("a"), .unsupportedComputeStage("a"),
            .unsupportedRequest("a"), .unsupportedRevision("a"),
        ]
        #expect(errors.allSatisfy { $0.errorDescription == $0.description && !$0.description.isEmpty })
    }
}

/// What a document offers; only the compiler reads it.
private func documents(_ data: Data) async throws {
    var request = RecognizeDocumentsRequest(.revision1)
    request.textRecognitionOptions.minimumTextHeightFraction = 0.01
    request.textRecognitionOptions.automaticallyDetectLanguage = true
    request.textRecognitionOptions.recognitionLanguages = request.supportedRecognitionLanguages
    request.textRecognitionOptions.useLanguageCorrection = false
    request.textRecognitionOptions.customWords = ["fovea"]
    request.textRecognitionOptions.maximumCandidateCount = 3
    request.barcodeDetectionOptions.symbologies = request.supportedBarcodeSymbologies
    request.barcodeDetectionOptions.coalesceCompositeSymbologies = true
    request.barcodeDetectionOptions.enabled = true
    let options: RecognizeDocumentsRequest.TextRecognitionOptions = request.textRecognitionOptions
    let codes: RecognizeDocumentsRequest.BarcodeDetectionOptions = request.barcodeDetectionOptions
    _ = (options, codes, RecognizeDocumentsRequest.supportedRevisions, request.revision)
    let observations: [DocumentObservation] = try await request.perform(on: data)
    guard let document: DocumentObservation.Container = observations.first?.document else { return }
    let text: DocumentObservation.Container.Text = document.text
    let region: NormalizedRegion? = text.boundingRegion(for: text.transcript.startIndex..<text.transcript.endIndex)
    let alignment: DocumentObservation.Container.Text.Alignment? = text.textAlignment
    _ = (region, alignment, document.title?.lines, document.paragraphs.map(\.words), document.barcodes)
    for line in text.lines {
        let (wraps, title): (Bool?, Bool) = (line.shouldWrapToNextLine, line.isTitle)
        _ = (wraps, title, line.boundingRegion, line.textDirection)
    }
    for table: DocumentObservation.Container.Table in document.tables {
        let cell: DocumentObservation.Container.Table.Cell? = table.cell(row: 0, col: 0)
        let (rows, columns): (ClosedRange<Int>?, ClosedRange<Int>?) = (cell?.rowRange, cell?.columnRange)
        _ = (rows, columns, cell?.content.text, table.rows, table.columns, table.boundingRegion)
    }
    for list: DocumentObservation.Container.List in document.lists {
        let item: DocumentObservation.Container.List.Item? = list.items.first
        let marker: DocumentObservation.Container.List.Marker? = item?.markerType
        switch marker {
        case .bullet, .hyphen, .lowercaseLatin, .uppercaseLatin, .decimal, .decorativeDecimal, .compositeDecimal, nil:
            _ = (item?.markerString, item?.itemString, item?.content, list.boundingRegion)
        }
    }
    for data: DocumentObservation.Container.DataDetectorMatch in text.detectedData {
        switch data.match.details {
        case .emailAddress(let mail): _ = mail.emailAddress
        case .phoneNumber(let phone): _ = phone.phoneNumber
        case .link(let link): _ = link.url
        default: break
        }
        _ = data.boundingRegion
    }
}
