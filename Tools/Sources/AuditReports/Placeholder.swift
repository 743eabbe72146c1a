// Placeholder until this target's files are here.
