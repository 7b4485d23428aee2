#include <cairo.h>
#include "pango_text.h"
