import Foundation
import FoveaInstallation
import GeometryEngine

extension [TextPage] {
    /// The pages as hOCR 1.2: HTML with the places of lines and words.
    var hocr: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" \
            "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
            <html xmlns="http://www.w3.org/1999/xhtml">
             <head>
              <title></title>
              <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
              <meta name="ocr-system" content="fovea \(FoveaVersion.current)"/>
              <meta name="ocr-capabilities" content="ocr_page ocr_line ocrx_word"/>
             </head>
             <body>

            """
        for (number, page) in enumerated() {
            let (title, id) = (page.name.inXML, "\(number + 1)")
            text += "  <div class=\"ocr_page\" id=\"page_\(id)\" "
            text += "title=\"image &quot;\(title)&quot;; bbox 0 0 \(page.width) \(page.height); ppageno \(number)\">\n"
            for (index, line) in page.lines.enumerated() {
                text += "   <span class=\"ocr_line\" id=\"line_\(id)_\(index + 1)\" title=\"\(line.corners.bbox)\">"
                text += line.words.enumerated().map { place, word in
                    let title = "\(word.corners.bbox); x_wconf \(Int((line.confidence * 100).rounded()))"
                    return "<span class=\"ocrx_word\" id=\"word_\(id)_\(index + 1)_\(place + 1)\" title=\"\(title)\">"
                        + "\(word.text.inXML)</span>"
                }.joined(separator: " ")
                text += "</span>\n"
            }
            text += "  </div>\n"
        }
        return text + " </body>\n</html>\n"
    }

    /// The pages as ALTO 4: XML with the places of lines and words.
    var alto: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <alto xmlns="http://www.loc.gov/standards/alto/ns-v4#">
              <Description>
                <MeasurementUnit>pixel</MeasurementUnit>
                <Processing ID="fovea">
                  <processingSoftware>
                    <softwareName>fovea</softwareName>
                    <softwareVersion>\(FoveaVersion.current)</softwareVersion>
                  </processingSoftware>
                </Processing>
              </Description>
              <Layout>

            """
        for (number, page) in enumerated() {
            let (id, size) = ("p\(number + 1)", "WIDTH=\"\(page.width)\" HEIGHT=\"\(page.height)\"")
            text += "    <Page ID=\"\(id)\" PHYSICAL_IMG_NR=\"\(number + 1)\" \(size)>\n"
            text += "      <PrintSpace HPOS=\"0\" VPOS=\"0\" \(size)>\n"
            for (index, line) in page.lines.enumerated() {
                let place = line.corners.position
                text += "        <TextBlock ID=\"\(id)b\(index + 1)\" \(place)>\n"
                text += "          <TextLine ID=\"\(id)l\(index + 1)\" \(place)>\n"
                for (place, word) in line.words.enumerated() {
                    if place > 0 { text += "            <SP/>\n" }
                    text +=
                        "            <String \(word.corners.position) WC=\"\(Number.fixed(Double(line.confidence), 2))\" "
                    text += "CONTENT=\"\(word.text.inXML)\"/>\n"
                }
                text += "          </TextLine>\n        </TextBlock>\n"
            }
            text += "      </PrintSpace>\n    </Page>\n"
        }
        return text + "  </Layout>\n</alto>\n"
    }
}

extension Quadrilateral {
    /// The bounding box as hOCR writes it.
    fileprivate var bbox: String {
        "bbox "
            + [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { "\(Self.pixel($0))" }.joined(separator: " ")
    }

    /// The bounding box as ALTO writes it.
    fileprivate var position: String {
        let (left, top) = (Self.pixel(bounds.minX), Self.pixel(bounds.minY))
        return "HPOS=\"\(left)\" VPOS=\"\(top)\" WIDTH=\"\(max(0, Self.pixel(bounds.maxX) - left))\" "
            + "HEIGHT=\"\(max(0, Self.pixel(bounds.maxY) - top))\""
    }

    private static func pixel(_ value: Double) -> Int { Int(max(0, value).rounded()) }
}

extension String {
    /// The text with what XML would read as a mark escaped, and without what it can't hold.
    var inXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
