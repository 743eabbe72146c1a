#include <lcms2.h>

// The pixel formats are macros with casts and so not imported.
static const cmsUInt32Number vti_lcms_bgra = TYPE_BGRA_8;
static const cmsUInt32Number vti_lcms_gray = TYPE_GRAY_8;
// Cyan, magenta, yellow and black as 255 - ink.
static const cmsUInt32Number vti_lcms_inks = TYPE_CMYK_8_REV;
