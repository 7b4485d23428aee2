package import CommandLineKit
import FoveaInstallation

/// The program `fovea`: its commands and its manual.
package enum FoveaSuite {
    /// Returns the program, by default with the engines of this installation.
    package static func suite(
        _ analysis: any PictureAnalysis = EngineAnalysis(),
        host: @escaping SearchHost.Maker = SearchHost.installed
    ) -> CommandSuite {
        let itself: @Sendable () -> CommandSuite = { suite(analysis, host: host) }
        let root = Command(
            "fovea",
            abstract: "Visual intelligence for pictures.",
            discussion: [
                "Fovea labels pictures, and finds the thing in a photo among thousands, in apps and in catalogues. "
                    + "Everything happens on this machine, and only what you save and the catalogues that you make are stored."
            ],
            examples: [
                .init("fovea look holiday.jpg", "What the picture shows."),
                .init("fovea text letter.jpg", "What is written in it."),
                .init("fovea codes ticket.png", "What its codes say."),
                .init("fovea people street.jpg", "How many people it shows, and where."),
                .init("fovea cutout mug.jpg -o mug.png", "The thing in it, without its background."),
                .init("fovea save poster.jpg", "Puts the events on a poster into your calendar."),
                .init("fovea follow router.jpg", "Joins the network of the code on a router."),
                .init("fovea distance cover.jpg photo.jpg", "How alike two pictures are."),
                .init("fovea index covers/ -C covers.fovea", "Makes a catalogue of a folder of pictures."),
                .init("fovea search photo.jpg", "What the apps know about the photo."),
                .init("fovea search -C covers.fovea photo.jpg", "Which of the covers a photo shows."),
            ],
            subcommands: [
                LookCommand.command(analysis), TextCommand.command(analysis), CodesCommand.command(analysis),
                ActionsCommand.command(analysis), SaveCommand.command(analysis), UndoCommand.command(),
                FollowCommand.command(analysis),
                FacesCommand.command(analysis), PeopleCommand.command(analysis),
                HandsCommand.command(analysis), BodiesCommand.command(analysis), CutOutCommand.command(analysis),
                RectanglesCommand.command(analysis), ContoursCommand.command(analysis),
                PrintCommand.command(analysis),
                DistanceCommand.command(analysis), IndexCommand.command(), SearchCommand.command(analysis, host),
                OpenCommand.command(host), MoreCommand.command(host), CaptureCommand.command(),
                CatalogCommand.command(), CalibrateCommand.command(), EventsCommand.command(),
                RemindersCommand.command(), ContactsCommand.command(), HealthCommand.command(),
                AllowCommand.command(), ServeCommand.command(),
                ProvidersCommand.command(), RegisterCommand.command(), PathsCommand.command { .current },
                DoctorCommand.command { Examination.installation(analysis) },
                CompletionsCommand.command(itself), ManCommand.command(itself), HelpCommand.command(itself),
            ]
        )
        return CommandSuite(
            root: root,
            version: FoveaVersion.current,
            notes: [OutputSchemas.note],
            environment: environment,
            exitCodes: exitCodes
        )
    }

    private static let exitCodes: [(code: ExitCode, meaning: String)] = [
        (.success, "All was done."),
        (.nothingFound, "All was done, and nothing was found."),
        (.usage, "The command line can't be understood."),
        (.badData, "A picture, table or catalogue is damaged, too large or of an unknown kind."),
        (.noInput, "A file doesn't exist or can't be opened."),
        (.unavailable, "The runtime, a model, an app, a desktop or a camera is missing; the message tells which."),
        (.software, "The program itself failed."),
        (.cannotCreate, "The output file can't be created."),
        (.inputOutput, "Reading or writing failed on the way, or the disk is full."),
        (.temporary, "Another program keeps the catalogue busy, or there was no answer in time; try again."),
        (.denied, "A person or the system doesn't allow it."),
        (.interrupted, "The work was ended by an interrupt; the same command goes on where it was."),
    ]

    private static let environment: [(name: String, meaning: String)] = [
        ("FOVEA_HOME", "The folder with the runtime and the models; 'fovea paths' tells where it is looked for else."),
        ("FOVEA_CATALOG", "The catalogue's file for commands without '--catalog'."),
        ("XDG_RUNTIME_DIR", "The folder below which searches are kept for an hour, for 'fovea open'; otherwise /tmp."),
        ("XDG_DATA_HOME, XDG_DATA_DIRS", "The folders below which apps are registered, in fovea/providers."),
        (
            "FOVEA_CALENDARS, FOVEA_CONTACTS, FOVEA_HEALTH, FOVEA_CONSENT",
            "The folders of calendars, address books and readings, and the file of what apps may use; 'fovea events', "
                + "'contacts', 'health' and 'allow' tell where they are looked for else."
        ),
        (
            "FOVEA_ACTIONS",
            "The folder of the records of saved actions, for 'fovea undo'; otherwise in the data folder."
        ),
        ("FOVEA_THREADS", "The number of threads to compute with; '--threads' goes before."),
        (
            "FOVEA_PRECISION",
            "With 'single', a fast look computes as exactly as any other, where processors could do it in half of the time."
        ),
        (
            "FOVEA_MAX_PIXELS, FOVEA_MAX_SIDE, FOVEA_MAX_FILE_BYTES, FOVEA_MAX_DECODED_BYTES, FOVEA_MAX_PAGES",
            "The limits on pictures; the options of the same names go before."
        ),
        ("XDG_CACHE_HOME", "The folder below which compiled models are kept; otherwise ~/.cache."),
        ("NO_COLOR", "Turns color off when it isn't empty."),
    ]
}
