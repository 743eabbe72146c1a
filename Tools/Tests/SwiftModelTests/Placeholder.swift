// Placeholder until this target's tests are here.
