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
  testRunKey,
} from '#domain/keys';
import { canonicalJson, type Json } from '#domain/slots/canonical-json';
import { modelHash } from '#domain/slots/model-hash';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { imagePrefix } from '#domain/uploads';
import { givenCompany, put } from './given-company';
import { giveProfile } from './given-profile';
import type { Stage } from './stage';

const at = '2026-01-01T00:00:00.000Z';
const thumbnailKey = `${imagePrefix}someone/thumbnail.webp`;
const mathModelHash = modelHash(diamonds);
const figures = { rtp: '0.949074', hit: '0.444444', maxWinX: 20, volatility: 'LOW' };
const mathematics = { semver: '1.0.0', features: [], betLevels: [10, 20], mathModelHash };

/** A game of an approved company, with a version in the same status; both have the company's id. */
export async function givenGame(stage: Stage, owner: string, status: GameStatus): Promise<string> {
  const isLive = status !== 'DRAFT';
  const id = await givenCompany(stage, owner, 'APPROVED', isLive ? { liveGames: 1 } : {});
  await giveGame(stage, owner, id, status, isLive);
  await giveVersion(stage, owner, id, status);
  return id;
}

/** A version of a game that nothing was live of yet, and everything that its next step asks for. */
export async function givenVersion(stage: Stage, owner: string, status: GameVersionStatus): Promise<string> {
  const id = await givenCompany(stage, owner, 'APPROVED');
  await giveProfile(stage, id, 'VALID');
  await put(stage, { ...fileKey(thumbnailKey), key: thumbnailKey, state: 'CHECKED', checkedAt: at });
  await giveGame(stage, owner, id, 'DRAFT', false);
  await giveVersion(stage, owner, id, status);
  return id;
}

async function giveGame(
  stage: Stage,
  owner: string,
  id: string,
  status: GameStatus,
  isLive: boolean,
): Promise<void> {
  const offered = status === 'LIVE';
  await put(stage, {
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
    ...(isLive && { live: { versionId: id, ...mathematics, ...figures, publishedAt: at } }),
    ...(offered && { gsi3pk: cataloguePartition, gsi3sk: catalogueSort(at, id) }),
  });
}

async function giveVersion(
  stage: Stage,
  owner: string,
  id: string,
  status: GameVersionStatus,
): Promise<void> {
  const isProved = status !== 'DRAFT';
  await put(stage, {
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
    ...(status === 'IN_REVIEW' && {
      submittedAt: at,
      gsi3pk: reviewPartition,
      gsi3sk: reviewSort(at, 'GAME_VERSION', id),
    }),
  });
  const mathModel = canonicalJson(diamonds as unknown as Json);
  await put(stage, { ...mathModelKey(id, id), versionId: id, mathModel, mathModelHash });
  await put(stage, {
    ...testRunKey(id, id),
    id,
    gameId: id,
    versionId: id,
    kind: 'EXACT',
    status: 'PASSED',
    mathModelHash,
    ...figures,
    createdAt: at,
  });
}
