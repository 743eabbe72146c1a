#ifndef VITRINE_CDYNAMICINIT_H
#define VITRINE_CDYNAMICINIT_H
#include <stdint.h>
#endif
