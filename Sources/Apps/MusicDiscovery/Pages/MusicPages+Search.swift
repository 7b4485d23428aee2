import FoveaProvider

extension MusicPages {
    /// The search, of a picture's results or of all records, with filters, orders and pages.
    func search(_ results: VisualResults?, _ request: PageRequest) -> PageResponse {
        if results == nil, request.components.count > 1 { return missing(request) }
        let frame = PageFrame(request, library, section: .albums)
        let browser = AlbumBrowser(library, results: results)
        let query = AlbumBrowser.Query(request)
        let page = browser.page(query)
        let links = SearchLinks(path: results.map { "\($0.id)" } ?? "search", query: query)
        return frame.page(
            results == nil ? "Albums" : "Found in your picture",
            """
            \(heading(results, query, frame))
            <div class="search">
            \(filters(browser, query, links))
            <section class="found" aria-label="Albums">
            <div class="head"><p role="status">\(count(page.total))</p>
            \(page.total > 1 ? orders(results, query, links) : .nothing)</div>
            \(links.isFiltered ? chosen(query, links) : .nothing)
            \(grid(page, results, query, frame))
            \(page.next.map { #"<p class="next"><a class="button" rel="next" href="\#(links.after($0))">Show more</a></p>"# } ?? .nothing)
            </section>
            </div>
            """
        )
    }

    private func heading(_ results: VisualResults?, _ query: AlbumBrowser.Query, _ frame: PageFrame) -> HTML {
        guard let results else {
            return query.text.isEmpty ? "<h1>Albums</h1>" : "<h1>Results for “<bdi>\(query.text)</bdi>”</h1>"
        }
        let picture: HTML =
            results.picture == nil
            ? .nothing : #"<img src="\#(results.id)/picture.jpg" alt="What you pointed at" class="seen">"#
        guard let first = results.albums.first.flatMap(library.album), results.shown > 0 else {
            return """
                <section class="looked">\(picture)<div><h1>No cover of ours</h1>
                <p class="lead">Nothing in the picture looks like a record that we have.
                <a href="\(frame.root)search">See all albums</a></p></div></section>
                """
        }
        return """
            <section class="looked">\(picture)<div><p class="kicker">Found in your picture</p>\(frame.title(first.title))
            <p class="lead">by <a href="\(frame.artist(first.artist))">\(library.artistName(of: first))</a>, and what goes with it.</p>
            </div></section>
            """
    }

    private func grid(
        _ page: AlbumBrowser.Page,
        _ results: VisualResults?,
        _ query: AlbumBrowser.Query,
        _ frame: PageFrame
    ) -> HTML {
        guard !page.albums.isEmpty else {
            return
                #"<div class="empty"><h2>No album fits</h2><p>Take a filter away, or look for something else.</p></div>"#
        }
        let shown = Set(results?.albums.prefix(results?.shown ?? 0) ?? [])
        let badge: HTML = #"<span class="badge">In your picture</span>"#
        let cards = page.albums.html { frame.card($0, note: shown.contains($0.id) ? badge : .nothing) }
        return #"<ul class="grid">\#(cards)</ul>"#
    }

    /// The chosen filters, each with a link that removes it.
    private func chosen(_ query: AlbumBrowser.Query, _ links: SearchLinks) -> HTML {
        let values = Facet.allCases.flatMap { facet in
            (query.chosen[facet] ?? []).sorted().map {
                (name: name(of: $0, facet), link: links.toggling($0, of: facet))
            }
        }
        let words = query.text.isEmpty ? [] : [(name: "“\(query.text)”", link: links.withoutText)]
        let chips = (words + values).html { chip in
            #"<li><a href="\#(chip.link)"><span class="hidden">Take away </span><span dir="auto">\#(chip.name)</span></a></li>"#
        }
        return """
            <ul class="chips" aria-label="Chosen filters">\(chips)
            <li><a class="clear" href="\(links.cleared)">Clear all</a></li></ul>
            """
    }

    private func name(of value: String, _ facet: Facet) -> String {
        facet == .artist ? library.artist(value)?.name ?? value : value
    }

    /// The available filters.
    private func filters(_ browser: AlbumBrowser, _ query: AlbumBrowser.Query, _ links: SearchLinks) -> HTML {
        let choices = Facet.allCases.map { ($0, browser.choices($0, for: query)) }.filter { !$0.1.isEmpty }
        guard !choices.isEmpty else { return .nothing }
        return """
            <details class="filters"><summary>Filters</summary>
            <div class="facets" role="group" aria-label="Filters">
            \(choices.html { filter($0.0, $0.1, links) })
            </div></details>
            """
    }

    private func filter(_ facet: Facet, _ choices: [Facet.Choice], _ links: SearchLinks) -> HTML {
        let items = choices.html { choice in
            let state: HTML = choice.isChosen ? #" aria-current="true""# : ""
            return """
                <li><a href="\(links.toggling(choice.value, of: facet))"\(state)><span dir="auto">\(name(of: choice.value, facet))</span>
                <span class="count">\(choice.count)<span class="hidden"> albums</span></span></a></li>
                """
        }
        let isOpen: HTML = facet == .artist && links.query.chosen[.artist]?.isEmpty ?? true ? "" : " open"
        return "<details\(isOpen)><summary>\(facet.title)</summary><ul>\(items)</ul></details>"
    }

    private func orders(_ results: VisualResults?, _ query: AlbumBrowser.Query, _ links: SearchLinks) -> HTML {
        let orders = AlbumOrder.allCases.filter { results != nil || $0 != .match }
        let current = results == nil && query.order == .match ? .title : query.order
        let items = orders.html { order in
            let state: HTML = order == current ? #" aria-current="true""# : ""
            return #"<a href="\#(links.ordered(order))"\#(state)>\#(order.title)</a>"#
        }
        return #"<nav class="orders" aria-label="Order">\#(items)</nav>"#
    }

    private func count(_ total: Int) -> String { total == 1 ? "1 album" : "\(total) albums" }
}
