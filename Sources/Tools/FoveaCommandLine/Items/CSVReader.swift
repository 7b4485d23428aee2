import Foundation

/// A reader of items from CSV.
enum CSVReader {
    static func source(
        _ data: Data,
        name: String,
        _ reader: ItemReader,
        _ declared: [String: ColumnKind]
    ) throws -> ItemSource {
        let table = try CSVTable(data)
        try reader.columns.check(table.header)
        var kinds = ColumnKinds(declared: declared)
        var count = 0
        for record in table.records {
            count += 1
            guard case .success(let fields) = record.fields else { continue }
            for (column, field) in zip(table.header, fields) where reader.columns.role(of: column) == nil {
                kinds.see(field, in: column)
            }
        }
        return ItemSource(name: name, count: count) { [kinds] in
            AnySequence(table.records.lazy.map { row($0, table.header, reader, kinds) })
        }
    }

    private static func row(
        _ record: CSVTable.Record,
        _ header: [String],
        _ reader: ItemReader,
        _ kinds: ColumnKinds
    ) -> ItemRow {
        var id: String?
        let outcome = Result { () throws(ItemError) in
            let fields: [String]
            do throws(CSVError) { fields = try record.fields.get() } catch { throw ItemError(error.message) }
            let values = zip(header, fields).map { (column: $0, value: ItemReader.Value.text($1)) }
            id = values.first { reader.columns.role(of: $0.column) == .id }.flatMap { value in
                if case .text(let text) = value.value, !text.isEmpty { text } else { nil }
            }
            return try reader.item(values, kinds)
        }
        return ItemRow(place: "line \(record.line)", id: id, outcome: outcome)
    }
}
