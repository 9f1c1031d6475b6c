import type { Guard } from './guard';
import { guardsOfBrands } from './brands';
import { guardsOfBrandSchema } from './brand-schema';
import { guardsOfCoins } from './coins';
import { guardsOfCompanies } from './companies';
import { guardsOfFiles } from './files';
import { guardsOfGames } from './games';
import { guardsOfReadiness } from './readiness';
import { guardsOfSchema } from './schema';

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
