import { get, set } from 'react-hook-form';
import type { TournamentRulesInput } from '#domain/generated/types';
import { hourMs } from '../../parts/editing/local-time';
import { readDocument, type Typed, typedDocument } from '../../parts/editing/typed-document';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { type Choices, tournamentFields } from './field-labels';

/** The form values of a tournament. `buyInCoin` is empty for the coin of the tournament. */
export type TournamentValues = Typed<TournamentRulesInput>;

const fields = Object.entries(tournamentFields);

/**
 * The initial values of a new tournament: three prizes, a duration of one day, starting at the full hour
 * after the next one.
 */
export function newValues(coin: string, now: number): TournamentValues {
  const start = Math.ceil(now / hourMs) * hourMs + hourMs;
  const rules = {
    ...{ coin, startsAt: isoOf(start), endsAt: isoOf(start + 24 * hourMs) },
    ...{ entryMode: 'OPT_IN', minEntrants: 1, scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 } },
    ...{ prizeKind: 'FIXED', prizes: [1, 2, 3].map((rank) => ({ rankFrom: rank, rankTo: rank })) },
  };
  return typedDocument(fields, rules, () => 0) as TournamentValues;
}

const isoOf = (at: number): string => new Date(at).toISOString();

export const valuesOf = (tournament: ShownTournament): TournamentValues =>
  typedDocument(fields, tournament, (path) =>
    path === 'buyIn' ? (tournament.buyInDecimals ?? tournament.decimals) : tournament.decimals,
  ) as TournamentValues;

/**
 * The input for the API. It contains only the values that the selected options need. Invalid values stay, so
 * that the rules reject them.
 */
export function rulesInput(
  values: TournamentValues,
  decimalsOf: (coin: string) => number,
): TournamentRulesInput {
  const { entryMode, buyInCoin, prizeKind } = values;
  const choices = { entryMode, model: values.scoring.model, buyInCoin, prizeKind } as Choices;
  const rules = {};
  for (const [path, field] of fields) if ('optional' in field) set(rules, path, null);
  readDocument(fields, values, rules, (path) =>
    decimalsOf(path === 'buyIn' && values.buyInCoin !== '' ? values.buyInCoin : values.coin),
  );
  for (const [path, field] of fields) {
    if ('control' in field) {
      if (field.isUsed?.(choices) === false) set(rules, path, field.unused ?? null);
      continue;
    }
    const rows: Record<string, unknown>[] = get(rules, path);
    for (const row of rows)
      for (const [key, { isUsed }] of Object.entries(field.rows))
        if (isUsed?.(choices) === false) row[key] = null;
  }
  return rules as TournamentRulesInput;
}
