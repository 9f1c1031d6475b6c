import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  ageKey,
  cataloguePartition,
  catalogueSort,
  companyGamesPartition,
  companyGameSort,
  companyKey,
  gameKey,
  gameVersionKey,
  mathModelKey,
} from '#domain/keys';
import { canonicalJson, type Json } from '@novalink/engine/hash';
import { type MathModel, modelHash } from '@novalink/engine';
import { ulid } from '#lambda/runtime/ulid';
import type { ProductTables } from '#test/world/given/product-tables';

type Tables = Pick<ProductTables, 'dynamodb' | 'mainTable'>;
type Row = Readonly<Record<string, unknown>>;

async function put({ dynamodb, mainTable }: Tables, row: Row): Promise<Row> {
  await dynamodb.send(new PutItemCommand({ TableName: mainTable, Item: marshall(row) }));
  return row;
}

/** An approved provider. */
export function givenCompany(tables: Tables, id: string, more: Row = {}): Promise<Row> {
  const said = { id, owner: `owner-of-${id}`, kind: 'PROVIDER', name: `Company ${id}`, status: 'APPROVED' };
  return put(tables, { ...companyKey(id), ...said, ...more });
}

/** A slot game of a company, as a draft. */
export async function givenGame(tables: Tables, companyId: string, more: Row = {}): Promise<string> {
  const id = ulid(new Date());
  await put(tables, {
    ...gameKey(id),
    id,
    companyId,
    owner: `owner-of-${companyId}`,
    companyName: `Company ${companyId}`,
    code: id.toLowerCase(),
    title: `Game ${id}`,
    type: 'SLOT',
    description: null,
    tags: [],
    thumbnailKey: 'novalink/games/images/someone/picture.webp',
    images: [],
    languages: ['en'],
    restrictedCountries: [],
    status: 'DRAFT',
    offered: false,
    version: 1,
    gsi1pk: companyGamesPartition(companyId),
    gsi1sk: companyGameSort(id),
    ...more,
  });
  return id;
}

/** A live and offered game, with the model for its rounds. */
export async function givenLiveGame(
  tables: Tables,
  companyId: string,
  model: MathModel,
  { betLevels = [20, 40], publishedAt = new Date().toISOString(), ...more }: LiveGame = {},
): Promise<{ id: string; versionId: string; mathModelHash: string }> {
  const versionId = ulid(new Date());
  const mathModelHash = modelHash(model);
  const live = {
    versionId,
    semver: '1.0.0',
    rtp: '0.949074',
    hit: '0.444444',
    maxWinX: model.maxWinX,
    volatility: 'LOW',
    features: [],
    betLevels,
    mathModelHash,
    publishedAt,
  };
  const id = await givenGame(tables, companyId, { status: 'LIVE', offered: true, live, ...more });
  await put(tables, { ...gameVersionKey(id, versionId), id: versionId, gameId: id, betLevels });
  const mathModel = canonicalJson(model as unknown as Json);
  await put(tables, { ...mathModelKey(id, versionId), versionId, mathModel, mathModelHash });
  return { id, versionId, mathModelHash };
}

export interface LiveGame extends Row {
  readonly betLevels?: readonly number[];
  readonly publishedAt?: string;
}

/** The position of an offered game in the catalogue. */
export const inCatalogue = (publishedAt: string, id: string) => ({
  gsi3pk: cataloguePartition,
  gsi3sk: catalogueSort(publishedAt, id),
});

/** A user with a confirmed age. */
export const givenAdult = (tables: Tables, sub: string): Promise<Row> =>
  put(tables, { ...ageKey(sub), confirmedAt: '2026-01-01T00:00:00.000Z' });
