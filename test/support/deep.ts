/** Whether `npm run test:deep` runs the tests: more random cases, and a new seed for each run. */
export const isDeep = process.env.NOVALINK_DEEP === '1';

/** Returns the second value in a deep run, otherwise the first. */
export const deep = <Value>(normal: Value, inDeepRuns: Value): Value => (isDeep ? inDeepRuns : normal);
