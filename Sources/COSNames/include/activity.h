// Empty: the names are Swift's, in Sources/os.
#ifndef VITRINE_OS_ACTIVITY_H
#define VITRINE_OS_ACTIVITY_H
#endif
