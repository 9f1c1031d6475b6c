import { deep } from './deep';

/** The number of random cases: by default, ten times as many in `npm run test:deep`. */
export const runs = (usual: number, inDeepRuns = 10 * usual): number => deep(usual, inDeepRuns);

/**
 * Seeds of simulations: always the same in `npm test`; others, and by default ten times as many, in
 * `npm run test:deep`.
 */
export function seeds(usual: number, inDeepRuns?: number): readonly number[] {
  const first = Number(process.env.NOVALINK_SEED ?? 1);
  return Array.from({ length: runs(usual, inDeepRuns) }, (_, place) => first + place);
}
