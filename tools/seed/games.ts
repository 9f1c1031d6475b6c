import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameVersion } from '#domain/generated/types';
import { turnTo } from './calendar';
import { demoAccounts } from './demo-accounts';
import type { Applicant } from './demo-companies';
import { uploadFiles } from './files';
import type { DemoGame } from './games/demo-game';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';
import type { Session } from './sign-in';
import { testVersions, type TestedVersion, type TestRunPlan } from './test-runs';

type KnownVersion = TestedVersion;
type KnownGame = Pick<Game, 'id' | 'code'> & { readonly versions: { readonly items: KnownVersion[] } };

interface Begun {
  readonly gameId: string;
  readonly version: KnownVersion;
  readonly testRun: TestRunPlan;
}

const versionFields = 'id status version';

/**
 * Brings the games of one provider to LIVE: images, version, test run, review. Each step continues after an
 * interrupted start. An admin approves the games two days after their tests. Returns the ids of the games.
 */
export async function ensureGames(
  seeding: Seeding,
  { owner }: Applicant,
  companyId: string,
  games: readonly DemoGame[],
  testedDaysAgo?: number,
): Promise<string[]> {
  await turnTo(seeding, testedDaysAgo);
  const sent = await as(seeding, owner, async (token, session) => {
    const there = await knownGames(seeding, token, companyId);
    const begun: Begun[] = [];
    for (const game of games) {
      const known = there.find(({ code }) => code === game.code);
      begun.push(await begin(seeding, session, companyId, game, known));
    }
    const tested = await tests(seeding, token, begun);
    return eachIn('TESTED', tested, (one) => step(seeding, token, 'submitGameVersion', one));
  });
  await turnTo(seeding, testedDaysAgo && testedDaysAgo - 2);
  const approved = await as(seeding, demoAccounts.admin, (token) =>
    eachIn('IN_REVIEW', sent, (begun) => step(seeding, token, 'approveGameVersion', begun)),
  );
  const live = await as(seeding, owner, (token) =>
    eachIn('APPROVED', approved, (begun) => step(seeding, token, 'publishGameVersion', begun)),
  );
  return live.map(({ gameId }) => gameId);
}

/** Features games on the start page, the first one first. Does nothing for games that are featured already. */
export const featureGames = (seeding: Seeding, gameIds: readonly string[]): Promise<void> =>
  as(seeding, demoAccounts.admin, async (token) => {
    for (const id of [...gameIds].reverse()) {
      const { getGame } = await graphql<{ getGame: Pick<Game, 'version' | 'featuredAt'> }>(
        seeding,
        token,
        'query Featured($id: ID!) { getGame(id: $id) { version featuredAt } }',
        { id },
      );
      if (getGame.featuredAt) continue;
      const query = 'mutation Feature($input: GameTransitionInput!) { featureGame(input: $input) { id } }';
      await graphql(seeding, token, query, { input: { id, expectedVersion: getGame.version } });
    }
  });

async function eachIn(
  status: GameVersion['status'],
  all: readonly Begun[],
  act: (begun: Begun) => Promise<Begun>,
): Promise<Begun[]> {
  const after: Begun[] = [];
  for (const begun of all) after.push(begun.version.status === status ? await act(begun) : begun);
  return after;
}

/** Tests all drafts in parallel. The other versions have already been tested. */
async function tests(seeding: Seeding, token: string, all: readonly Begun[]): Promise<Begun[]> {
  const drafts = all.filter(({ version }) => version.status === 'DRAFT');
  const runs = drafts.map(({ gameId, version, testRun }) => ({ gameId, versionId: version.id, ...testRun }));
  const tested = await testVersions(seeding, token, runs);
  return all.map((begun) => ({
    ...begun,
    version: tested.find(({ id }) => id === begun.version.id) ?? begun.version,
  }));
}

/**
 * Returns the game with its first version. A game without a version is left from an interrupted start; its
 * images are uploaded again.
 */
async function begin(
  seeding: Seeding,
  session: Session,
  companyId: string,
  game: DemoGame,
  known: KnownGame | undefined,
): Promise<Begun> {
  const { accessToken: token } = session;
  const { testRun } = game;
  const [first] = known?.versions.items ?? [];
  if (known && first) return { gameId: known.id, version: first, testRun };
  const names = [game.thumbnail, ...game.images, ...game.symbols.map(({ file }) => file)];
  const keys = await uploadFiles(seeding, session, 'images', names.map(drawn));
  const keyOf = (name: string) => keys[names.indexOf(name)];
  const gameId = known?.id ?? (await createGame(seeding, token, companyId, game, keyOf));
  const { mathModel, ...version } = game.version;
  const { createGameVersion } = await graphql<{ createGameVersion: KnownVersion }>(
    seeding,
    token,
    `mutation Create($input: CreateGameVersionInput!) { createGameVersion(input: $input) { ${versionFields} } }`,
    {
      input: {
        gameId,
        ...version,
        mathModel: JSON.stringify(mathModel),
        symbols: game.symbols.map(({ symbol, name, file }) => ({ symbol, name, imageKey: keyOf(file) })),
      },
    },
  );
  return { gameId, version: createGameVersion, testRun };
}

async function createGame(
  seeding: Seeding,
  token: string,
  companyId: string,
  game: DemoGame,
  keyOf: (name: string) => string | undefined,
): Promise<string> {
  const { code, title, type, description, tags, languages, restrictedCountries } = game;
  const { createGame: made } = await graphql<{ createGame: { id: string } }>(
    seeding,
    token,
    'mutation Create($input: CreateGameInput!) { createGame(input: $input) { id } }',
    {
      input: {
        ...{ companyId, code, title, type, description, tags, languages, restrictedCountries },
        thumbnailKey: keyOf(game.thumbnail),
        images: game.images.map(keyOf),
      },
    },
  );
  return made.id;
}

const drawn = (name: string) => ({
  name,
  bytes: readFileSync(join(import.meta.dirname, 'art', name)),
  type: 'image/webp',
  extension: 'webp',
});

async function knownGames(seeding: Seeding, token: string, companyId: string): Promise<KnownGame[]> {
  const { listGames } = await graphql<{ listGames: { items: KnownGame[] } }>(
    seeding,
    token,
    `query Own($companyId: ID!) {
      listGames(companyId: $companyId, limit: 100) {
        items { id code versions(limit: 1) { items { ${versionFields} } } }
      }
    }`,
    { companyId },
  );
  return listGames.items;
}

async function step(seeding: Seeding, token: string, field: string, begun: Begun): Promise<Begun> {
  const { gameId, version } = begun;
  const query = `mutation Step($input: GameVersionTransitionInput!) { ${field}(input: $input) { ${versionFields} } }`;
  const answer = await graphql<Record<string, KnownVersion>>(seeding, token, query, {
    input: { gameId, id: version.id, expectedVersion: version.version },
  });
  const stepped = answer[field];
  if (stepped === undefined) throw new Error(`${field} returned no data.`);
  return { ...begun, version: stepped };
}
