// Placeholder so that the skeleton builds; the first real test replaces it.
