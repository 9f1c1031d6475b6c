/** What a seeded run says, and what it does not. */
export const seededNote =
  'Test runs draw from a seed, so that anybody can repeat them. They are evidence about the mathematics only: live play draws from a secure generator.';
