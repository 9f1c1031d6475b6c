import { ulid } from '#lambda/ulid';
import { askGraphql } from '../test/authorization/environment/ask-graphql';
import type { Stage } from '../test/authorization/environment/running-stage';

/** Publishes a tournament for rounds of a game that starts in two minutes. Returns its id. */
export async function publishedTournament(
  stage: Stage,
  token: string,
  brandId: string,
  gameId: string,
): Promise<string> {
  const mutate = async (query: string, input: object) => {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data as Readonly<Record<string, { readonly id: string; readonly version: number }>>;
  };
  const now = Date.now();
  const { createTournament: draft } = await mutate(
    'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { id version } }',
    {
      ...{ brandId, requestId: ulid(new Date()) },
      rules: {
        ...{ name: 'Bench', coin: 'GOLD', gameIds: [gameId], entryMode: 'AUTO', minEntrants: 1, minBet: '1' },
        startsAt: new Date(now + 120_000).toISOString(),
        endsAt: new Date(now + 7_200_000).toISOString(),
        ...{ scoring: { model: 'ROUND_COUNT' }, maxRounds: 1000 },
        ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '100' }] },
      },
    },
  );
  if (!draft) throw new Error('The tournament was not created.');
  await mutate('mutation ($input: TournamentInput!) { publishTournament(input: $input) { id } }', {
    ...{ id: draft.id, expectedVersion: draft.version },
  });
  return draft.id;
}
