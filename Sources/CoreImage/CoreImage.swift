// Empty on purpose: filters and contexts come with the effects.
// Apple: "Core Image".
