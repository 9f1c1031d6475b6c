import type {
  Leaderboard,
  Tournament,
  TournamentCertificate,
  TournamentEntry,
  TournamentRulesInput,
} from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import type { PlayingPlayer, PlayEnvironment } from './play-environment';

const minute = 60_000;
const reported =
  'id status version entrants pool budget rulesHash cancelReason result { entrants ranked paid resultHash }';

const typeOf = (field: string) =>
  `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`.replace(
    /^(Delete|Publish)TournamentInput/,
    'TournamentInput',
  );

/** The requests of managers and players about tournaments, with the game and the coin of the stage. */
export function tournamentCalls({ ask, cloud, manager, now, venue }: PlayEnvironment) {
  const mutate = <Answer = Tournament>(
    field: string,
    input: object,
    { token = manager, fields = reported, type = typeOf(field) } = {},
  ) => {
    const selection = fields === '' ? '' : `{ ${fields} }`;
    return ask<Answer>(token, `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`, {
      input,
    });
  };
  /** The rules of a tournament that starts in five minutes and lasts an hour. */
  const rulesFrom = (changes: Partial<TournamentRulesInput> = {}): TournamentRulesInput => {
    const at = now().getTime();
    return {
      name: 'Friday Sprint',
      coin: 'GOLD',
      gameIds: [venue.gameId],
      startsAt: new Date(at + 5 * minute).toISOString(),
      endsAt: new Date(at + 65 * minute).toISOString(),
      entryMode: 'OPT_IN',
      minEntrants: 1,
      minBet: '1',
      scoring: { model: 'ROUND_COUNT' },
      maxRounds: 10,
      prizeKind: 'FIXED',
      prizes: [
        { rankFrom: 1, rankTo: 1, amount: '5000' },
        { rankFrom: 2, rankTo: 3, amount: '1000' },
      ],
      ...changes,
    };
  };
  const draft = async (brandId: string, changes: Partial<TournamentRulesInput> = {}, token = manager) =>
    mutate('createTournament', { brandId, rules: rulesFrom(changes), requestId: ulid(now()) }, { token });
  const publish = ({ id, version }: Pick<Tournament, 'id' | 'version'>, token = manager) =>
    mutate('publishTournament', { id, expectedVersion: version }, { token });
  return {
    mutate,
    rulesFrom,
    draft,
    publish,
    published: async (brandId: string, changes: Partial<TournamentRulesInput> = {}) =>
      publish(await draft(brandId, changes)),
    read: (id: string) => ask<Tournament>(manager, `{ getTournament(id: "${id}") { ${reported} } }`),
    join: (player: PlayingPlayer, id: string) =>
      mutate<TournamentEntry>(
        'joinTournament',
        { id, requestId: ulid(now()) },
        {
          token: player.token,
          fields: 'id status admittedAt',
        },
      ),
    /** The certificate and its text, as everybody downloads it from the site. */
    certificate: async (id: string, token = manager) => {
      const certificate = await ask<TournamentCertificate>(
        token,
        `{ getTournamentCertificate(tournamentId: "${id}") { path bytes resultHash } }`,
      );
      return { ...certificate, text: await (await fetch(new URL(certificate.path, cloud.origin))).text() };
    },
    board: (id: string, token = manager) =>
      ask<Leaderboard>(
        token,
        `{ getLeaderboard(tournamentId: "${id}") { ranked top { entryId name score rounds order } own { entryId score } } }`,
      ),
    /** The amounts of a brand's movements of some kinds, of today and yesterday. */
    moved: async (brandId: string, ...kinds: string[]): Promise<bigint[]> => {
      const at = now().getTime();
      // A test can run across midnight.
      const days = [at - 86_400_000, at].map((time) => new Date(time).toISOString().slice(0, 10));
      const items: { kind: string; amount: string }[] = [];
      for (const day of days)
        items.push(
          ...(
            await ask<{ items: typeof items }>(
              manager,
              `{ listBrandMovements(brandId: "${brandId}", day: "${day}", limit: 100) { items { kind amount } } }`,
            )
          ).items,
        );
      return items.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => BigInt(amount));
    },
  };
}
