import CoreImage.CIFilterBuiltins
import Testing

@Suite("Core Image through its submodule")
struct SubmoduleTests {
    @Test("The submodule with the typed filters brings the whole module")
    func typedFilters() throws {
        let filter = CIFilter.lanczosScaleTransform()
        filter.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
        filter.scale = 0.5
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    }
}
