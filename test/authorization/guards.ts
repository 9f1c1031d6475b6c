import type { Guard } from './guard';
import { guardsOfBrands } from './guards-of-brands';
import { guardsOfBrandSchema } from './guards-of-brand-schema';
import { guardsOfCoins } from './guards-of-coins';
import { guardsOfCompanies } from './guards-of-companies';
import { guardsOfFiles } from './guards-of-files';
import { guardsOfGames } from './guards-of-games';
import { guardsOfReadiness } from './guards-of-readiness';
import { guardsOfSchema } from './guards-of-schema';

export const guards: readonly Guard[] = [
  ...guardsOfSchema,
  ...guardsOfCompanies,
  ...guardsOfGames,
  ...guardsOfReadiness,
  ...guardsOfFiles,
  ...guardsOfBrandSchema,
  ...guardsOfBrands,
  ...guardsOfCoins,
];

/** The runs in which they are taken out: those that belong together at once, unless they guard the same row. */
export function runsOf(chosen: readonly Guard[]): readonly (readonly Guard[])[] {
  const runs: Guard[][] = [];
  for (const guard of chosen) {
    const { together, operations } = guard;
    const fits = (run: readonly Guard[]) =>
      together !== undefined &&
      run.every((other) => other.together === together && !sharesRow(other, operations));
    const run = runs.find(fits);
    if (run) run.push(guard);
    else runs.push([guard]);
  }
  return runs;
}

const sharesRow = ({ operations }: Guard, rows: Guard['operations']) =>
  operations.some((operation) => rows.includes(operation));
