#pragma once

/// Lets a crash end this process at once, as it ends a program in C.
///
/// Swift's runtime handles the signals of crashes from the start of a process, even where it prints nothing: it stops
/// the other threads and has another program look at this one. In a process that may look at nothing it tries so again
/// and again, and when two threads crash at the same time they may wait for each other without an end.
void fovea_crash_plainly(void);
