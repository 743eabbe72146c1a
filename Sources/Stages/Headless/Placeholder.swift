// Placeholder so that the skeleton builds; the first real file replaces it.
