#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A result of trying a model.
typedef enum {
    /// The model was compiled, and ran once or refused its numbers.
    fovea_trial_passed = 0,
    /// OpenVINO refused the model; the message is the library's.
    fovea_trial_refused = 1,
    /// The process crashed or was killed.
    fovea_trial_crashed = 2,
    /// The process was killed because it took too long.
    fovea_trial_late = 3,
    /// No process could be started to try the model.
    fovea_trial_impossible = 4,
} fovea_trial_result;

/// The bounds of a trial.
typedef struct {
    /// The largest address space of the process in bytes.
    size_t memory;
    /// The time after which the process is killed.
    int seconds;
} fovea_trial_bounds;

/// Compiles a model and runs it once on zeros, in a process of its own.
///
/// OpenVINO reads damaged files with care, but runs some hostile graphs into a crash or without end. The process is the
/// program that calls this, started again: a constructor of this library turns it into the trial before `main`, by the
/// name that it is started with. So no program has to be installed, and no state of the caller's threads is copied. A
/// program that loaded this library later can't be started so, and gets the result `impossible`.
///
/// The settings are keys and values in turn, ended by a null pointer. Any thread may call this at any time; it blocks.
fovea_trial_result fovea_try_model(
    const char *library, const char *model, const char *_Nullable const *_Nonnull settings, fovea_trial_bounds bounds,
    char *message, size_t message_size);

#pragma clang assume_nonnull end
