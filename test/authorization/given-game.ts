import type { GameStatus, GameVersionStatus } from '#domain/generated/types';
import {
  cataloguePartition,
  catalogueSort,
  companyGamesPartition,
  companyGameSort,
  fileKey,
  gameKey,
  gamesPartition,
  gameVersionKey,
  mathModelKey,
  reviewPartition,
  reviewSort,
  statusSort,
} from '#domain/keys';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { imagePrefix } from '#domain/uploads';
import { givenCompany, put } from './given-company';
import { profileRow } from './given-profile';
import { figures, mathModel, mathModelHash, runRows } from './given-run';
import type { VersionLack } from './requests';
import type { Stage } from './stage';

const at = '2026-01-01T00:00:00.000Z';
const thumbnailKey = `${imagePrefix}someone/thumbnail.webp`;
const refusedKey = `${imagePrefix}someone/refused.webp`;
const mathematics = { semver: '1.0.0', features: [], betLevels: [10, 20], mathModelHash };

/** A game of an approved company, with a version in the same status; both have the company's id. */
export async function givenGame(stage: Stage, owner: string, status: GameStatus): Promise<string> {
  const wasLive = status !== 'DRAFT';
  const id = await givenCompany(stage, owner, 'APPROVED', wasLive ? { liveGames: 1 } : {});
  await put(stage, ...gameRows(id, owner, status, wasLive));
  return id;
}

/** Of a game with one version, both with one id. */
export const gameRows = (id: string, owner: string, status: GameStatus, wasLive: boolean) => [
  gameRow(id, owner, status, wasLive),
  ...versionRows(id, owner, status),
];

/** A version of a game that nothing was live of yet, and everything that its next step asks for unless it `lacks` it. */
export async function givenVersion(
  stage: Stage,
  owner: string,
  status: GameVersionStatus,
  lacks?: VersionLack,
): Promise<string> {
  const id = await givenCompany(stage, owner, lacks === 'approval' ? 'SUSPENDED' : 'APPROVED');
  const thumbnail = lacks === 'file' ? refusedKey : thumbnailKey;
  const file = { ...fileKey(thumbnail), key: thumbnail, checkedAt: at };
  const proof = lacks === 'proof' ? { mathModelHash: 'of another model' } : {};
  await put(
    stage,
    profileRow(id, lacks === 'compliance' ? 'REVOKED' : 'VALID'),
    { ...file, state: lacks === 'file' ? 'REFUSED' : 'CHECKED' },
    { ...gameRow(id, owner, 'DRAFT', false), thumbnailKey: thumbnail },
    ...versionRows(id, owner, status, proof),
  );
  return id;
}

function gameRow(id: string, owner: string, status: GameStatus, wasLive: boolean) {
  const offered = status === 'LIVE';
  return {
    ...gameKey(id),
    id,
    companyId: id,
    companyName: 'Blue Reef',
    owner,
    code: id.toLowerCase(),
    title: 'Lantern Bay',
    type: 'SLOT',
    tags: [],
    thumbnailKey,
    images: [],
    languages: ['en'],
    restrictedCountries: [],
    status,
    offered,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: companyGamesPartition(id),
    gsi1sk: companyGameSort(id),
    gsi2pk: gamesPartition,
    gsi2sk: statusSort(status, id),
    ...(wasLive && { live: { versionId: id, ...mathematics, ...figures, publishedAt: at } }),
    ...(offered && { gsi3pk: cataloguePartition, gsi3sk: catalogueSort(at, id) }),
  };
}

/** The version, its model and the test run that proves it, which has the version's id. */
function versionRows(id: string, owner: string, status: GameVersionStatus, proof = {}) {
  const isProved = status !== 'DRAFT';
  const waiting = {
    submittedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'GAME_VERSION', id),
  };
  const version = {
    ...gameVersionKey(id, id),
    id,
    gameId: id,
    companyId: id,
    owner,
    ...mathematics,
    declaredRtp: '0.949074',
    declaredMaxWinX: 20,
    minBet: 10,
    maxBet: 20,
    rulesText: 'Returns 94.9074 %.',
    symbols: diamonds.symbols.map((symbol) => ({ symbol: symbol.id, name: symbol.id })),
    status,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...(isProved && { certifiedRunId: id, lastRunId: id, volatility: figures.volatility }),
    ...(status === 'IN_REVIEW' && waiting),
  };
  const model = { ...mathModelKey(id, id), versionId: id, mathModel, mathModelHash };
  const ofVersion = { gameId: id, versionId: id, semver: mathematics.semver, ...proof };
  return [version, model, ...(isProved ? runRows({ id, owner, status: 'PASSED' }, ofVersion) : [])];
}
