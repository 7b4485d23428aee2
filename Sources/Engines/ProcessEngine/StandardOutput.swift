import CUnixMessages

/// What the program prints.
package enum StandardOutput {
    /// Passes on every line at once, so that nothing is lost when the program crashes.
    package static func passEveryLine() { fovea_print_by_line() }
}
