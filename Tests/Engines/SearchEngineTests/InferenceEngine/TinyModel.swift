import Foundation

/// A model small enough to check by hand: bytes in, the weighted mean of each channel out.
struct TinyModel {
    var width = 8
    var height = 4
    var weights: [Float] = [1, 0.5, -2]

    var byteCount: Int { width * height * weights.count }

    /// A picture of numbers without a pattern.
    var input: [UInt8] { (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ $0 &* $0 / 7) } }

    /// What the model answers.
    func expected(for input: [UInt8]) -> [Float] {
        weights.indices.map { channel in
            let values = stride(from: channel, to: input.count, by: weights.count).map { Double(input[$0]) }
            return Float(values.reduce(0, +) / Double(values.count)) * weights[channel]
        }
    }

    /// Writes the two files of the model.
    func write(named name: String, to folder: String) throws {
        try Data(graph.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).xml"))
        var data = Data()
        for weight in weights { withUnsafeBytes(of: weight.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
        for axis: Int64 in [1, 2] { withUnsafeBytes(of: axis.littleEndian) { data.append(contentsOf: $0) } }
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).bin"))
    }

    private var graph: String {
        let channels = weights.count
        let image = dimensions(1, height, width, channels)
        return """
            <?xml version="1.0"?>
            <net name="tiny" version="11"><layers>
            <layer id="0" name="image" type="Parameter" version="opset1">
              <data shape="1,\(height),\(width),\(channels)" element_type="u8"/>
              <output><port id="0" precision="U8" names="image">\(image)</port></output></layer>
            <layer id="1" name="float" type="Convert" version="opset1"><data destination_type="f32"/>
              <input><port id="0" precision="U8">\(image)</port></input>
              <output><port id="1" precision="FP32">\(image)</port></output></layer>
            <layer id="2" name="weights" type="Const" version="opset1">
              <data element_type="f32" shape="1,1,1,\(channels)" offset="0" size="\(4 * channels)"/>
              <output><port id="0" precision="FP32">\(dimensions(1, 1, 1, channels))</port></output></layer>
            <layer id="3" name="weighted" type="Multiply" version="opset1"><data auto_broadcast="numpy"/>
              <input><port id="0" precision="FP32">\(image)</port>
              <port id="1" precision="FP32">\(dimensions(1, 1, 1, channels))</port></input>
              <output><port id="2" precision="FP32">\(image)</port></output></layer>
            <layer id="4" name="axes" type="Const" version="opset1">
              <data element_type="i64" shape="2" offset="\(4 * channels)" size="16"/>
              <output><port id="0" precision="I64">\(dimensions(2))</port></output></layer>
            <layer id="5" name="mean" type="ReduceMean" version="opset1"><data keep_dims="false"/>
              <input><port id="0" precision="FP32">\(image)</port>
              <port id="1" precision="I64">\(dimensions(2))</port></input>
              <output><port id="2" precision="FP32" names="mean">\(dimensions(1, channels))</port></output></layer>
            <layer id="6" name="result" type="Result" version="opset1">
              <input><port id="0" precision="FP32">\(dimensions(1, channels))</port></input></layer>
            </layers><edges>
            <edge from-layer="0" from-port="0" to-layer="1" to-port="0"/>
            <edge from-layer="1" from-port="1" to-layer="3" to-port="0"/>
            <edge from-layer="2" from-port="0" to-layer="3" to-port="1"/>
            <edge from-layer="3" from-port="2" to-layer="5" to-port="0"/>
            <edge from-layer="4" from-port="0" to-layer="5" to-port="1"/>
            <edge from-layer="5" from-port="2" to-layer="6" to-port="0"/>
            </edges></net>
            """
    }

    private func dimensions(_ sizes: Int...) -> String { sizes.map { "<dim>\($0)</dim>" }.joined() }
}
