#include <pango/pangocairo.h>
#include <pango/pangoft2.h>
