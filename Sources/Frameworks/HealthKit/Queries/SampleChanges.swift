import StoreEngine

/// What has changed since an anchor.
struct SampleChanges: Sendable {
    /// The samples that are new, or whose file has changed.
    var added: [HKSample] = []
    /// The samples that are gone.
    var deleted: [HKDeletedObject] = []
    /// The anchor of the changes.
    var anchor: HKQueryAnchor

    /// Whether nothing has changed.
    var isEmpty: Bool { added.isEmpty && deleted.isEmpty }

    /// Finds the changes, at most a number of new samples; zero for all.
    init(
        since anchor: HKQueryAnchor?,
        of filter: SampleFilter,
        limit: Int,
        in home: HealthHome
    ) throws(HKError) {
        let found = try home.found()
        var versions = anchor?.versions ?? [:]
        let matching = found.filter { filter.accepts($0.sample) && versions[$0.sample.uuid] != $0.version }
            .sorted { $0.sample.startDate < $1.sample.startDate }
        let told = limit > 0 ? Array(matching.prefix(limit)) : matching
        added = told.map(\.sample)
        // What the person has forbidden to read isn't gone.
        if home.status == .granted {
            let present = Set(found.map(\.sample.uuid))
            let gone = versions.keys.filter { !present.contains($0) }.sorted { $0.uuidString < $1.uuidString }
            for uuid in gone { versions[uuid] = nil }
            deleted = gone.map(HKDeletedObject.init)
        }
        for item in told { versions[item.sample.uuid] = item.version }
        self.anchor = HKQueryAnchor(versions: versions)
    }
}
