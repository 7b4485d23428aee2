import CodeEngine
import GeometryEngine
import LayoutEngine
import TextEngine

extension DocumentObservation {
    /// Creates the observation of a page's structure and codes, with corners measured in a region.
    init(
        _ structure: PageStructure,
        _ codes: [BarcodeObservation],
        in region: PictureRegion,
        _ descriptor: RequestDescriptor
    ) {
        let page = ObservedPage(structure, in: region, descriptor)
        let confidences = page.lines.map(\.confidence) + codes.map(\.confidence)
        let mean = confidences.reduce(0, +) / Float(max(confidences.count, 1))
        self.init(
            page.container(structure.parts, codes, title: structure.title),
            ObservationRecord(confidence: min(max(mean, 0), 1), descriptor: descriptor)
        )
    }
}

/// A page's structure with the observations of its lines, each made once wherever it is used.
private struct ObservedPage {
    let structure: PageStructure
    let lines: [RecognizedTextObservation]
    let words: [[RecognizedTextObservation]]
    let region: PictureRegion

    init(_ structure: PageStructure, in region: PictureRegion, _ descriptor: RequestDescriptor) {
        (self.structure, self.region) = (structure, region)
        let title = Set(structure.title?.lines ?? [])
        lines = structure.lines.enumerated().map { index, line in
            let part = RecognizedTextObservation.Part(
                isTitle: title.contains(index),
                wraps: structure.wrapped.contains(index)
            )
            return RecognizedTextObservation(line, in: region, descriptor, part: part)
        }
        words = structure.lines.enumerated().map { index, line in
            let part = RecognizedTextObservation.Part(isTitle: title.contains(index), wraps: false)
            return line.wordPieces.map { RecognizedTextObservation($0, in: region, descriptor, part: part) }
        }
    }

    func container(
        _ parts: [PagePart],
        _ codes: [BarcodeObservation],
        title: PageText? = nil
    ) -> DocumentObservation.Container {
        var tables: [DocumentObservation.Container.Table] = []
        var lists: [DocumentObservation.Container.List] = []
        for part in parts {
            switch part {
            case .text: break
            case .list(let list): lists.append(self.list(list))
            case .table(let table): tables.append(self.table(table, codes))
            }
        }
        let texts = parts.flatMap(\.texts)
        let paragraphs = texts.map(text)
        return DocumentObservation.Container(
            title: title.map(text),
            // Data isn't looked for twice in the same text.
            text: paragraphs.count == 1 ? paragraphs[0] : text(texts),
            paragraphs: paragraphs,
            barcodes: codes,
            tables: tables,
            lists: lists
        )
    }

    private func text(_ text: PageText) -> DocumentObservation.Container.Text { self.text([text]) }

    /// Returns paragraphs as one text, which is set in a way if all of them are.
    private func text(_ texts: [PageText]) -> DocumentObservation.Container.Text {
        let (lines, ways) = (texts.flatMap(\.lines), Set(texts.map(\.alignment)))
        let alignment = ways.count == 1 ? ways.first?.flatMap { $0 } : nil
        return DocumentObservation.Container.Text(
            lines.map { self.lines[$0] },
            words: lines.flatMap { words[$0] },
            alignment.map(DocumentObservation.Container.Text.Alignment.init)
        )
    }

    private func list(_ list: PageList) -> DocumentObservation.Container.List {
        DocumentObservation.Container.List(
            items: list.items.map { item in
                DocumentObservation.Container.List.Item(
                    content: container([.text(item.text)] + item.parts, []),
                    markerType: DocumentObservation.Container.List.Marker(item.marker.kind),
                    markerString: item.marker.text,
                    itemString: structure.itemText(item)
                )
            }
        )
    }

    private func table(
        _ table: PageTable,
        _ codes: [BarcodeObservation]
    ) -> DocumentObservation.Container.Table {
        let cells = table.cells.map { cell in
            let corners = cell.corners.map(region.place)
            return DocumentObservation.Container.Table.Cell(
                content: container(cell.parts, codes.filter { corners.contains(Quadrilateral($0).bounds.middle) }),
                rowRange: cell.rows,
                columnRange: cell.columns
            )
        }
        let frame = RectangleObservation(table.corners, in: region, ObservationRecord())
        return DocumentObservation.Container.Table(
            cells,
            rows: table.rowCount,
            columns: table.columnCount,
            corners: NormalizedRegion(frame).points
        )
    }
}

extension DocumentObservation.Container.Text.Alignment {
    fileprivate init(_ alignment: PageAlignment) {
        self =
            switch alignment {
            case .center: .center
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}

extension DocumentObservation.Container.List.Marker {
    fileprivate init(_ kind: ListMarker.Kind) {
        self =
            switch kind {
            case .bullet: .bullet
            case .hyphen: .hyphen
            case .lowercaseLatin: .lowercaseLatin
            case .uppercaseLatin: .uppercaseLatin
            case .decimal: .decimal
            case .decorativeDecimal: .decorativeDecimal
            case .compositeDecimal: .compositeDecimal
            }
    }
}
