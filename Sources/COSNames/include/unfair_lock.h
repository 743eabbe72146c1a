// A lock in 32 bits that knows its owner: 0 is free, else the owner's thread number, with the top bit while somebody waits.
#ifndef VITRINE_UNFAIR_LOCK_H
#define VITRINE_UNFAIR_LOCK_H
#include <stdbool.h>
#include <stdint.h>

/// Waits until the lock is free and takes it. False, without waiting, where the running thread holds it.
bool vitrine_unfair_lock_lock(uint32_t *word);
/// Takes the lock if it is free.
bool vitrine_unfair_lock_trylock(uint32_t *word);
/// Gives the lock back. False, without an effect, where the running thread does not hold it.
bool vitrine_unfair_lock_unlock(uint32_t *word);
/// Whether the running thread holds the lock.
bool vitrine_unfair_lock_is_mine(const uint32_t *word);
#endif
