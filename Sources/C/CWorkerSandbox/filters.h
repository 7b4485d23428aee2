#pragma once

#include <linux/filter.h>

/// What the process that hands out jobs may call from now on; returns 0, or -1 with errno set.
int fovea_forbid_all_but_serving(void);

/// Prepares what a job may call, so that starting one takes no memory; returns 0, or -1 with errno set.
int fovea_prepare_job_filter(struct sock_fprog *filter);
