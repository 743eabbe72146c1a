// Lets a recursion go on where the thread's stack would end: it runs a function on a larger stack, in the same thread.
#ifndef VITRINE_CDEEPSTACK_H
#define VITRINE_CDEEPSTACK_H
#include <stdbool.h>
#include <stddef.h>

/// Whether the running stack has room for one more level and for all that the level calls. Takes a few nanoseconds.
bool vitrine_stack_is_roomy(void);

/// Calls `body` on another stack of this thread and comes back when it returns. False, without a call, where all stacks
/// are in use. `body` must return: it must neither jump out nor end the thread.
bool vitrine_run_on_another_stack(void (*body)(void *), void *argument);

/// The same without a bound on the number of stacks, for what must not be left out.
bool vitrine_run_on_another_stack_always(void (*body)(void *), void *argument);

/// How many stacks the running thread has entered.
int vitrine_stacks_in_use(void);
#endif
