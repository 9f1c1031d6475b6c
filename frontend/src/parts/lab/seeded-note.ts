/** Explains what a seeded run shows and what it does not. */
export const seededNote =
  'Test runs use a seed, so anyone can repeat them. They verify the math model only. Live rounds use a secure random number generator.';
