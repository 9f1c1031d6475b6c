import { randomBytes } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditPartition, gameVersionKey } from '#domain/keys';
import { diamonds } from '@novalink/engine/testing';
import { systemClock } from '#lambda/runtime/clock';
import { manageGameVersions } from '#lambda/functions/manage-game-versions/manage-game-versions';
import { parseRequest } from '#lambda/functions/manage-game-versions/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { parseGameVersion, type GameVersionRow } from '#lambda/stores/games/game-version-row';
import { gameVersionStore } from '#lambda/stores/games/game-version-store';
import { givenCompany, givenGame } from './given-games';
import { labOnTables } from '../play/lab-on-tables';
import { productTables } from './product-tables';
import { steadyRun } from '../play/steady-model';

type Row = Readonly<Record<string, unknown>>;

/** A user as a resolver passes it on. */
export interface Identity {
  readonly sub: string;
  readonly groups: readonly string[];
}

export const admin = (): Identity => ({
  sub: `admin-${randomBytes(4).toString('hex')}`,
  groups: ['ADMINS'],
});

/** A name for every symbol of the model. */
export const gameSymbols = diamonds.symbols.map(({ id }) => ({ symbol: id, name: `Face of ${id}` }));

/** The input for a first version; its test run passes. */
const written = {
  semver: '1.0.0',
  mathModel: JSON.stringify(diamonds),
  declaredRtp: '0.949074',
  declaredMaxWinX: 20,
  betLevels: [1, 5, 10],
  rulesText: 'Returns 94.9074 %, at most 20 times the bet.',
  symbols: gameSymbols,
};

/** Providers on separate tables, who send requests like the resolver. */
export async function versionStudios() {
  const tables = await productTables();
  const manage = manageGameVersions({ versions: gameVersionStore(tables), clock: systemClock });
  // Tests of late runs advance it.
  const time = { aheadMs: 0 };
  const lab = labOnTables(tables, () => new Date(Date.now() + time.aheadMs));
  const put = (written: Row) =>
    tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(written) }));
  const row = (key: { readonly pk: string; readonly sk: string }) => tables.row('Main', key);
  return {
    lab,
    time,
    row,
    /** All test runs. */
    runs: async () => (await tables.rows('Main')).filter(({ sk }) => sk === 'RUN'),
    stop: () => tables.stop(),
    put,
    /** The audit events of a game and their actors, in order. */
    actions: async (gameId: string) =>
      (await tables.rows('Audit', ({ pk }) => pk?.S === auditPartition('GAME', gameId)))
        .sort((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1))
        .map(({ action, actor }) => [action, actor]),
    /** One company with one game. */
    studio: async (ofGame: Row = {}, ofCompany: Row = {}) => {
      const company = randomBytes(8).toString('hex');
      await givenCompany(tables, company, ofCompany);
      const gameId = await givenGame(tables, company, ofGame);
      const owner: Identity = { sub: `owner-of-${company}`, groups: ['PROVIDERS'] };
      const ask = (fieldName: string, input: object, identity: Identity) =>
        orRefusal(() => manage(parseRequest({ fieldName, arguments: { input }, identity })));
      const step =
        (field: string) =>
        (version: GameVersionRow, more: object = {}, identity = owner) =>
          ask(field, { gameId, id: version.id, expectedVersion: version.version, ...more }, identity);
      return {
        company,
        gameId,
        owner,
        create: (more: object = {}, identity = owner) =>
          ask('createGameVersion', { gameId, ...written, ...more }, identity),
        update: step('updateGameVersion'),
        /** Starts a run of a version that has the steady model. */
        start: ({ id }: Pick<GameVersionRow, 'id'>, more: object = {}, identity = owner) =>
          lab.start({ gameId, versionId: id, ...steadyRun, ...more }, identity),
        /** The current version. */
        version: async (id: string) => parseGameVersion(await row(gameVersionKey(gameId, id))),
        /** A version in the state that a run leaves which has certified it. */
        certified: async (draft: GameVersionRow): Promise<GameVersionRow> => {
          const run = { certifiedRunId: 'RUN', lastRunId: 'RUN', volatility: 'LOW' as const };
          const version = { ...draft, ...run, status: 'TESTED' as const, version: draft.version + 1 };
          await put({ ...version, ...gameVersionKey(gameId, draft.id) });
          return version;
        },
      };
    },
  };
}

export type VersionStudios = Awaited<ReturnType<typeof versionStudios>>;

/** The returned version. Throws if the request was refused. */
export function versionOf(answer: object): GameVersionRow {
  if (!('semver' in answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as GameVersionRow;
}
