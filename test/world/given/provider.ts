import { expect } from '@jest/globals';
import type { GameStatus, GameVersionStatus } from '#domain/generated/types';
import {
  companiesPartition,
  companyGamesPartition,
  companyGameSort,
  companyKey,
  fileKey,
  gameKey,
  gamesPartition,
  gameVersionKey,
  mathModelKey,
  statusSort,
} from '#domain/keys';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import { ulid } from '#lambda/runtime/ulid';
import type { Fields } from '#test/support/fields';
import { givenRun } from './given-run';

export type Row = Readonly<Record<string, unknown>>;

export const thumbnailKey = `${imagePrefix}someone/thumbnail.webp`;
const mathModelHash = 'a'.repeat(64);

let made = 0;
/** New ids in ascending order, independent of the time between calls. */
export const newId = () => ulid(new Date(Date.UTC(2026, 0, 1) + (made += 1)));

export interface Provider {
  readonly sub: string;
  readonly groups: readonly string[];
  readonly companyId: string;
}

/**
 * A user in PROVIDERS with a company in the given status, written in the state that the resolvers would
 * leave.
 */
export async function givenProvider(fields: Fields, more: Row = {}): Promise<Provider> {
  const id = newId();
  const sub = `owner-${id}`;
  const at = new Date().toISOString();
  const company = {
    id,
    owner: sub,
    kind: 'PROVIDER',
    name: 'Blue Reef',
    status: 'APPROVED',
    membership: 'DONE',
    approved: true,
    active: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi2pk: companiesPartition,
    gsi2sk: statusSort('APPROVED', id),
  };
  await fields.give({ ...companyKey(id), ...company, ...more });
  return { sub, groups: ['PROVIDERS'], companyId: id };
}

/** A game of a provider, in any status; with a live version's figures unless it is a draft. */
export async function givenGame(
  fields: Fields,
  { sub, companyId }: Provider,
  status: GameStatus = 'DRAFT',
  more: Row = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await fields.give({
    ...gameKey(id),
    id,
    companyId,
    companyName: 'Blue Reef',
    owner: sub,
    code: id.toLowerCase(),
    title: 'Lantern Bay',
    type: 'SLOT',
    tags: [],
    thumbnailKey,
    images: [],
    languages: ['en'],
    restrictedCountries: [],
    status,
    offered: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: companyGamesPartition(companyId),
    gsi1sk: companyGameSort(id),
    gsi2pk: gamesPartition,
    gsi2sk: statusSort(status, id),
    ...more,
  });
  return id;
}

/** A version with its model and the test run that certified it. */
export async function givenVersion(
  fields: Fields,
  { sub, companyId }: Provider,
  gameId: string,
  status: GameVersionStatus,
  more: Row = {},
): Promise<string> {
  const [id, runId] = [newId(), newId()];
  const at = new Date().toISOString();
  await fields.give({
    ...gameVersionKey(gameId, id),
    id,
    gameId,
    companyId,
    owner: sub,
    semver: '1.0.0',
    mathModelHash,
    declaredRtp: '0.9625',
    declaredMaxWinX: 500,
    volatility: 'MEDIUM',
    features: ['WILD', 'SCATTER'],
    betLevels: [20, 40],
    minBet: 20,
    maxBet: 40,
    rulesText: 'Returns 96.25 %.',
    symbols: [{ symbol: 'A', name: 'Anchor' }],
    certifiedRunId: runId,
    lastRunId: runId,
    status,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...more,
  });
  await fields.give({
    ...mathModelKey(gameId, id),
    versionId: id,
    mathModel: '{"name":"Lantern Bay"}',
    mathModelHash,
  });
  await givenRun(fields, { id: runId, owner: sub, gameId, versionId: id, mathModelHash });
  return id;
}

/** A game that is or was in the catalogue, with its live version, and counted in its company. */
export async function givenLiveGame(
  fields: Fields,
  provider: Provider,
  status: Exclude<GameStatus, 'DRAFT'> = 'LIVE',
  live: Row = {},
): Promise<{ gameId: string; versionId: string }> {
  const publishedAt = new Date(Date.UTC(2026, 0, 1) + (made += 1)).toISOString();
  const gameId = newId();
  const versionId = await givenVersion(fields, provider, gameId, status);
  const metrics = { rtp: '0.962525', hit: '0.281250', maxWinX: 480, volatility: 'MEDIUM' };
  const features = ['WILD', 'SCATTER'];
  const version = { versionId, semver: '1.0.0', features, betLevels: [20, 40], mathModelHash, publishedAt };
  const place = { offered: true, gsi3pk: 'CATALOGUE', gsi3sk: `${publishedAt}#${gameId}` };
  await givenGame(fields, provider, status, {
    ...gameKey(gameId),
    id: gameId,
    gsi1sk: companyGameSort(gameId),
    gsi2sk: statusSort(status, gameId),
    live: { ...version, ...metrics, ...live },
    ...(status === 'LIVE' ? place : {}),
  });
  return { gameId, versionId };
}

/** A file that the upload check has accepted. Returns its key. */
export async function givenFile(
  fields: Fields,
  kind: 'image' | 'document',
  more: Row = {},
  sub = 'nobody',
): Promise<string> {
  const key =
    kind === 'image'
      ? `${imagePrefix}someone/${newId()}.webp`
      : `${documentPrefix}someone/${sub}/${newId()}.pdf`;
  await giveFile(fields, key, more);
  return key;
}

export const giveFile = (fields: Fields, key: string, more: Row = {}) =>
  fields.give({
    ...fileKey(key),
    key,
    state: 'CHECKED',
    mime: 'application/pdf',
    sha256: 'b'.repeat(64),
    bytes: 1000,
    checkedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  });

/** One current row of Main. */
export async function rowOf(
  fields: Fields,
  { pk, sk }: { pk: string; sk: string },
): Promise<Row | undefined> {
  return fields.row('Main', { pk, sk });
}

export const refused = (code: string, reported: Row = {}): unknown =>
  expect.objectContaining({ refusal: code, reported: expect.objectContaining(reported) as unknown });
