// Empty: the typed filters are Swift's, in Sources/CoreImage/Builtins.
#ifndef VITRINE_CIFILTERBUILTINS_H
#define VITRINE_CIFILTERBUILTINS_H
#endif
