#pragma once

/// The name that a trial's process is started with.
#define FOVEA_TRIAL_NAME "fovea-model-trial"

/// The arguments of a trial before its settings: name, library, model, bytes of memory, seconds.
#define FOVEA_TRIAL_ARGUMENTS 5

/// The descriptor that a trial writes its result to.
#define FOVEA_TRIAL_DESCRIPTOR 3
