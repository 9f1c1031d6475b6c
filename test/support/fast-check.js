import fc from '../../node_modules/fast-check/lib/fast-check.js';

// The same cases in every run of `npm test`; other ones, and ten times as many, in every run of `npm run test:deep`.
fc.configureGlobal({
  seed: Number(process.env.NOVALINK_SEED ?? 1),
  numRuns: process.env.NOVALINK_DEEP === '1' ? 1000 : 100,
});

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
