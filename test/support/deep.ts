/** Whether `npm run test:deep` runs the tests: more random cases, and a new seed for each run. */
export const isDeep = process.env.NOVALINK_DEEP === '1';
