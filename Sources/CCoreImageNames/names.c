// Empty: SwiftPM wants a source file in every target.
#include "CIFilterBuiltins.h"
