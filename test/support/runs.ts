import { isDeep } from './deep';

/** The number of random cases: ten times as many in `npm run test:deep`. */
export const runs = (usual: number): number => (isDeep ? 10 * usual : usual);

/** Seeds of simulations: always the same in `npm test`; others, and ten times as many, in `npm run test:deep`. */
export function seeds(usual: number): readonly number[] {
  const first = Number(process.env.NOVALINK_SEED ?? 1);
  return Array.from({ length: runs(usual) }, (_, place) => first + place);
}
