// No function is called: what this target does happens when the program is loaded.
#ifndef VITRINE_MAIN_LOOP_H
#define VITRINE_MAIN_LOOP_H
#endif
