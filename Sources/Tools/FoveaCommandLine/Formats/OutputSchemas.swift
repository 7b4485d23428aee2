import CommandLineKit

/// The manual's section on JSON results.
enum OutputSchemas {
    static let note = CommandSuite.Note(
        "Results",
        [
            "Results alone go to standard output; failures and remarks go to standard error.",
            "Text is for people: control characters in names, titles and messages are replaced, wherever the text "
                + "goes. Programs get them exactly with '--format json' or 'jsonl', where such characters are "
                + "escaped, and with '--format paths' and 'fovea catalog export', byte by byte as they are.",
            "With '--format json' the output is one document with two members: schema, the name of the results' "
                + "format, and results, a list. With '--format jsonl' each result is an object on a line of its own, "
                + "written as soon as it is available, with its schema as first member. The number in a schema's "
                + "name grows when a member changes its meaning or is removed; new members may be added at any time.",
        ],
        terms: [
            (
                "fovea.look/1",
                "file; format; bytes; stored and upright, each with width and height in pixels; orientation as in "
                    + "EXIF, from 1 to 8; bitsPerComponent; hasAlpha; profile, a name or null; region, where one was "
                    + "asked for, with x, y, width and height as parts of the upright picture from its upper left "
                    + "corner; labels, a list of objects with identifier and confidence, best first; peopleCount and "
                    + "faceCount, numbers; animals, a list of the kinds that are sure; catCount and dogCount, numbers; "
                    + "with '--text' text and lines, and with '--codes' codes, as below."
            ),
            (
                "fovea.text/1",
                "file; the facts and region as above; page, its number in a file of several; text, the lines with line "
                    + "ends between them; lines, a list of objects in reading order with text, confidence, corners, "
                    + "four objects with x and y as parts of the upright picture from its upper left corner, clockwise "
                    + "from the upper left one of the upright "
                    + "text, words, a list of objects with text and corners, and alternatives, other readings with "
                    + "text and confidence; parts, a list of objects in reading order with kind: title, heading or "
                    + "paragraph with text, list with items, each with marker, text and the parts in it, or table with "
                    + "rows, columns, corners and cells, each with row and column, counted from 0, the numbers of rows "
                    + "and columns that it is in, and text."
            ),
            (
                "fovea.rectangles/1",
                "file; the facts and region as above; rectangles, a list of objects with confidence, aspectRatio, the "
                    + "width through the height as seen from straight ahead, and corners, four objects with x and y as "
                    + "parts of the upright picture from its upper left corner, clockwise from the rectangle's own "
                    + "upper left one."
            ),
            (
                "fovea.contours/1",
                "file; the facts and region as above; contours, a list of objects with path, the place among its siblings of "
                    + "each contour around it and its own, where an odd number of places leads to a thing and an even one "
                    + "to a hole; area, as a part of the upright picture's; and corners, objects with x and y as above."
            ),
            (
                "fovea.codes/1",
                "file; the facts and region as above; codes, a list of objects with symbology; text, or null for bytes "
                    + "without a meaning as text; bytes, in Base64; supplement, the digits of the small code next to an "
                    + "EAN, or null; shortNumber, the eight digits of a UPC-E, or null; identifier, as in ISO/IEC "
                    + "15424; isGS1, isInverted and isMirrored; sequence, with index from 0, count or null, and "
                    + "identifier, or null; and corners as above, clockwise from the picture's own upper left one. "
                    + "Schemas/codes.schema.json is its JSON Schema."
            ),
            (
                "fovea.faces/1",
                "file; the facts and region as above; page, its number in a file of several; faces, a list of objects with "
                    + "confidence; box, with x, y, width and height in pixels of the upright picture from its upper "
                    + "left corner; roll, yaw and pitch in degrees; quality, from 0 to 1; and with '--landmarks' "
                    + "landmarks, an object with a list of points for each part, such as leftEye. "
                    + "Schemas/faces.schema.json is its JSON Schema."
            ),
            (
                "fovea.people/1",
                "file; the facts, region and page as above; peopleCount and faceCount; people, a list of objects with "
                    + "confidence, box and upperBody, boxes as above; faces, a list of objects with confidence and box. "
                    + "Schemas/people.schema.json is its JSON Schema."
            ),
            (
                "fovea.hands/1",
                "file; the facts, region and page as above; hands, a list of objects with confidence; chirality, which is "
                    + "left, right or null; box, as above; and joints, an object with x, y and confidence for each name. "
                    + "Schemas/hands.schema.json is its JSON Schema."
            ),
            (
                "fovea.bodies/1",
                "file; the facts, region and page as above; bodies, a list of objects with confidence, box and joints, as "
                    + "above; with '--3d' each joint has position, with x, y and z in meters. "
                    + "Schemas/bodies.schema.json is its JSON Schema."
            ),
            (
                "fovea.actions/1",
                "file; the facts and region as above; actions, a list of objects with number; kind, which is event, reminder, "
                    + "contact, reading, link, call, message, mail, network, place or text; title; savable; fields, the "
                    + "values that '--set' takes, each with name, label, kind, text, choices and required; origin, with "
                    + "text and corners, a list of four corners as above for each piece; and confidence. "
                    + "Schemas/actions.schema.json is its JSON Schema."
            ),
            (
                "fovea.saved/1",
                "kind; title; change, which is added, updated or unchanged; id, for 'fovea undo', or null; files; kept, the "
                    + "names of what was left as you have changed it."
            ),
            ("fovea.followed/1", "kind and title, of the action; deed, which is opened, joined or copied."),
            (
                "fovea.undo/1",
                "id; kind; title; date, in ISO 8601; state, which is saved, replaced or changed, and undone or forgotten after "
                    + "that; text, what it was read from, or null; hasPicture; files."
            ),
            (
                "fovea.print/1",
                "file; the facts and region as above; revision; elementCount; values, a list of numbers."
            ),
            ("fovea.distance/1", "a and b, the files; distance; maximum; alike, true or false; revision."),
            (
                "fovea.search/1",
                "file, absent in a search without pictures; region as above; matches, most probable first, but of several "
                    + "that surely are in the picture the larger one nearer the middle first, each with "
                    + "id, probability, path, which is pixels, labels, text or codes, the item's members as in "
                    + "fovea.item/1, picture, the number of the picture that matched best, corners as above, and "
                    + "signals: objects with kind, value, weight, terms and details; hasMore; next, what '--after' takes "
                    + "for the next page, or null; minimumProbability; plan, with kind, allowedCount and reason; with '--explain' milliseconds, by part of the search. "
                    + "Schemas/search-results.schema.json is its JSON Schema."
            ),
            (
                "fovea.sheet/1",
                "Of a search in apps: file; region as above, or lasso, a list of places; session, a name for 'fovea "
                    + "open' or null; picture, with width and height in pixels; labels; apps, in their order, each with "
                    + "app, its identifier, name, why, state, which is results, empty or failed, reason or null, "
                    + "milliseconds, more, whether it has a search of its own to go on with, hasMore, and results: "
                    + "objects with number, type, identifier, typeName, title, subtitle or null, canOpen and "
                    + "hasThumbnail; milliseconds. Schemas/search-sheets.schema.json is its JSON Schema."
            ),
            (
                "fovea.answer/1",
                "With '--format jsonl', one app of such a sheet: file, region or lasso, session and the app's members. "
                    + "Schemas/search-answer.schema.json is its JSON Schema."
            ),
            (
                "fovea.opening/1",
                "app; place, the path of the app's page; page, the same below the service's address; address, where a "
                    + "browser finds the page, or null where no service shows it; dialog, what the app says, or null; "
                    + "raised, whether the app's window came to the front; browsed, whether the browser shows the page; "
                    + "warnings, a list of sentences. Schemas/openings.schema.json is its JSON Schema."
            ),
            (
                "fovea.index/1",
                "catalog; source; dryRun; added, changed and unchanged, numbers of items; removed, a list of "
                    + "identifiers; skipped, a list of objects with id, place and reason; ignored, a list of files "
                    + "that were passed over because their names aren't those of pictures; items, the number in the "
                    + "catalogue; seconds; interrupted."
            ),
            (
                "fovea.item/1",
                "id; title; pictures, a list of files; text; labels; codes; metadata, an object. What an item lacks "
                    + "is absent. Exported items have the values of metadata among the other members."
            ),
            ("fovea.removed/1", "id; dryRun."),
            (
                "fovea.calibration/1",
                "threshold; earlierThreshold; wantedPrecision; isReached; dryRun; pictures and skipped, numbers; "
                    + "precision, recall and rejection; distortions, a list of objects with name and the same three; "
                    + "remarks, a list of sentences."
            ),
            ("fovea.duplicates/1", "first and second, identifiers; probability."),
            (
                "fovea.check/1",
                "items and pictures, numbers of what can be read; prints, numbers by revision; indexes, a list of "
                    + "files; faults, a list of objects with part, which is store or index, item or null, and message; "
                    + "faultCount; rebuilt, true when damaged indexes were rebuilt."
            ),
            ("fovea.paths/1", "purpose; path; exists; reason."),
            (
                "fovea.consent/1",
                "app; store, which is calendar, reminders, contacts or health; status, which is granted, write-only or "
                    + "denied; date, in ISO 8601."
            ),
            (
                "fovea.event/1",
                "uid; calendar, the folder; title; start and end, in ISO 8601; allDay; location, url and notes, which may be "
                    + "null. An event that returns is a result each time."
            ),
            (
                "fovea.reminder/1",
                "uid; calendar, the folder; title; due, in ISO 8601 or null; allDay; done; notes, which may be null."
            ),
            (
                "fovea.reading/1",
                "id; kind, as HealthKit identifies it; name; start and end, in ISO 8601; source, the app or null; value and "
                    + "unit, as HKUnit writes it; or category, a number; or parts, a list of objects with kind, value and "
                    + "unit."
            ),
            (
                "fovea.contact/1",
                "id; book, the folder; name; givenName; familyName; organization; department; jobTitle; phones, mails and "
                    + "links, lists of objects with label, as the card has it or null, and value; addresses, a list of "
                    + "objects with label, street, city, state, postalCode and country; note."
            ),
            (
                "fovea.providers/1",
                "id; name; executable, null where a running service alone knows the app; arguments; icon, a path or "
                    + "null; origin, the registration or the path that was named; module, a name or null; schemes, those of the links that it opens; state, how a running service "
                    + "keeps it, or null where none runs; usable; answersSearches and offersMoreResults, true, false or null "
                    + "where no manifest tells; resultTypes and problems, lists. Schemas/providers.schema.json is its JSON "
                    + "Schema."
            ),
            (
                "fovea.doctor/1",
                "subject; state, which is ok, warning or failed; detail; remedy, a sentence or null; milliseconds, "
                    + "a number or null. Schemas/doctor.schema.json is its JSON Schema."
            ),
        ]
    )
}
