import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { walletKey } from '#domain/keys';
import { diamonds } from '#domain/slots/testing/ground-truths';
import type { Cast } from '#test/authorization/cast';
import type { Stage } from '#test/authorization/stage';
import { givenCompany, givenLiveGame } from '#test/support/given-games';
import { coinType, givenBrand, givenCasino, givenPlayer } from '#test/support/operator';
import type { Row } from '#test/support/provider';
import { brandCalls, type BrandCall, type BrandOperation, type House } from './brand-calls';
import { sumOf, type Asker, type Units } from './measured-units';
import type { EngineCall } from './observed-engine';

export type BrandUnits = Readonly<Record<BrandOperation, Readonly<Partial<Record<Asker, Units>>>>>;

const columns = { owner: 'O+', admin: 'AD', player: 'P+' } as const;

/** Asks each operation once for everybody who may, in a house of its own, and adds up what the engine was asked. */
export async function measureBrandUnits(
  stage: Stage,
  cast: Cast,
  take: () => readonly EngineCall[],
): Promise<BrandUnits> {
  const measured: Partial<Record<BrandOperation, Partial<Record<Asker, Units>>>> = {};
  for (const [name, call] of Object.entries<BrandCall>(brandCalls)) {
    const operation = name as BrandOperation;
    for (const asker of call.by) {
      const house = await givenHouse(stage, cast, call, asker);
      take();
      const variables = call.variables(house);
      const { errors } = await cast[columns[asker]].ask({ query: call.query, variables });
      if (errors.length > 0) throw new Error(`${operation} by ${asker}: ${JSON.stringify(errors)}`);
      measured[operation] = { ...measured[operation], [asker]: sumOf(take(), stage) };
    }
  }
  return measured as BrandUnits;
}

let houses = 0;
const starter = { id: 'starter', name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };

/** Written as the resolvers and functions would leave it. */
async function givenHouse(stage: Stage, cast: Cast, call: BrandCall, asker: Asker): Promise<House> {
  houses += 1;
  const mark = `HOUSE${houses}`.padEnd(26, '0');
  const { dynamodb, tables } = stage;
  const put = (TableName: string, row: Row) =>
    dynamodb.send(new PutItemCommand({ TableName, Item: marshall(row, { removeUndefinedValues: true }) }));
  const fields = { give: (row: Row) => put(tables.main, row) };
  const records = { dynamodb, mainTable: tables.main };
  const owner = cast['O+'].sub ?? '';
  const company = { owner, kind: 'OPERATOR', name: 'Harbour House', liveCasinos: 1, version: 1 };
  await givenCompany(records, mark, company);
  const { id: gameId } = await givenLiveGame(records, 'studio', diamonds, { betLevels: [10, 20] });
  const operator = { sub: owner, groups: ['OPERATORS'], companyId: mark };
  const casinoId = await givenCasino(fields, operator, call.casino ?? 'ACTIVE');
  const brandId = await givenBrand(fields, operator, casinoId, call.brand ?? 'ACTIVE', {
    gameIds: call.withoutGame ? [] : [gameId],
    coinTypes: [coinType('GLD')],
    packages: [{ ...starter, coins: [{ code: 'GLD', amount: 500 }] }],
  });
  const playerId = asker === 'player' ? (cast['P+'].sub ?? '') : `player-of-${mark}`;
  if (call.player !== 'ABSENT') {
    await givenPlayer(fields, brandId, 'PLAYER', { userId: playerId, status: call.player ?? 'ACTIVE' });
    const wallet = walletKey(brandId, playerId, 'GLD', 'MAIN');
    await put(tables.wallets, { ...wallet, balance: 100_000, version: 1 });
  }
  return { companyId: mark, casinoId, brandId, gameId, playerId, mark };
}
