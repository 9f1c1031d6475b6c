import { seamless, walletReportRow } from '#test/authorization/fixtures/casino-rows';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { walletKey } from '#domain/keys';
import { diamonds } from '@novalink/engine/testing';
import type { Personas } from '#test/world/personas';
import { waitingRound } from '#test/authorization/fixtures/launch-rounds';
import { sessionRows } from '#test/authorization/fixtures/player';
import { betRow, replayRows } from '#test/authorization/fixtures/shared-round';
import { claimInProgress } from '#test/authorization/fixtures/claim';
import { promotionRows } from '#test/authorization/fixtures/promotion';
import { entryRows, tournamentRow } from '#test/authorization/fixtures/tournament';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { coinType, givenBrand, givenCasino, givenPlayer } from '#test/world/given/operator';
import { playerIdOf } from '#test/world/given/player-id';
import type { Row } from '#test/world/given/provider';
import type { BrandCall, BrandOperation, CasinoObjects } from './brand-call';
import { brandCalls } from './brand-calls';
import { sumOf } from './measured-units';
import type { EngineCall } from './observed-engine';
import type { BrandAsker, UnitsByAsker } from './units';

type BrandUnits = Readonly<Record<BrandOperation, UnitsByAsker>>;

const columns = { owner: 'O+', admin: 'AD', player: 'P+' } as const;

/**
 * Sends each operation once for every permitted kind of caller, in a separate casino, and adds up the
 * consumed units.
 */
export async function measureBrandUnits(
  stage: Stage,
  personas: Personas,
  take: () => readonly EngineCall[],
): Promise<BrandUnits> {
  const measured: Partial<Record<BrandOperation, UnitsByAsker>> = {};
  for (const [name, call] of Object.entries<BrandCall>(brandCalls)) {
    const operation = name as BrandOperation;
    for (const asker of call.by) {
      const casino = await givenCasinoObjects(stage, personas, call, asker);
      take();
      const variables = call.variables(casino);
      const { errors } = await personas[columns[asker]].ask({ query: call.query, variables });
      if (errors.length > 0) throw new Error(`${operation} by ${asker}: ${JSON.stringify(errors)}`);
      measured[operation] = { ...measured[operation], [asker]: sumOf(take(), stage) };
    }
  }
  return measured as BrandUnits;
}

let casinos = 0;
const starter = { id: 'starter', name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };

/** Written in the state that the resolvers and functions would leave. */
async function givenCasinoObjects(
  stage: Stage,
  personas: Personas,
  call: BrandCall,
  asker: BrandAsker,
): Promise<CasinoObjects> {
  casinos += 1;
  const mark = `CASINO${casinos}`.padEnd(26, '0');
  const { dynamodb, tables } = stage;
  const put = (TableName: string, row: Row) =>
    dynamodb.send(new PutItemCommand({ TableName, Item: marshall(row, { removeUndefinedValues: true }) }));
  const fields = { give: (row: Row) => put(tables.main, row) };
  const records = { dynamodb, mainTable: tables.main };
  const owner = personas['O+'].sub ?? '';
  const company = { owner, kind: 'OPERATOR', name: 'Harbour Group', liveCasinos: 1, version: 1 };
  await givenCompany(records, mark, company);
  const { id: gameId, versionId } = await givenLiveGame(records, 'studio', diamonds, { betLevels: [10, 20] });
  const operator = { sub: owner, groups: ['OPERATORS'], companyId: mark };
  const casinoId = await givenCasino(fields, operator, call.casino ?? 'ACTIVE', {
    ...(call.isSeamless && seamless),
  });
  await put(tables.main, { ...walletReportRow({ id: mark, owner }), casinoId });
  const brandId = await givenBrand(fields, operator, casinoId, call.brand ?? 'ACTIVE', {
    gameIds: call.withoutGame ? [] : [gameId],
    coinTypes: [coinType('GLD')],
    packages: [{ ...starter, coins: [{ code: 'GLD', amount: 500 }] }],
  });
  const userId = asker === 'player' ? (personas['P+'].sub ?? '') : `player-of-${mark}`;
  if (call.player !== 'ABSENT') {
    await givenPlayer(fields, brandId, 'PLAYER', { userId, status: call.player ?? 'ACTIVE' });
    const wallet = walletKey(brandId, playerIdOf(userId), 'GLD', 'MAIN');
    await put(tables.wallets, { ...wallet, balance: 100_000, version: 1 });
  }
  if (call.withSeeds) {
    const playerId = playerIdOf(userId);
    const round = { brandId, playerId, gameId, versionId };
    const claim = call.withClaim ? claimInProgress(brandId, playerId) : undefined;
    const plays = [...sessionRows(brandId, playerId, claim ? [claim.kept] : []), ...replayRows(mark, round)];
    if (claim) {
      await put(tables.main, claim.row);
      await put(tables.wallets, claim.wallet);
    }
    for (const row of plays) await put(tables.play, row);
    await put(tables.journal, betRow(round));
  }
  if (call.isSeamless) await put(tables.play, waitingRound(casinoId));
  if (call.tournament) {
    const waiting = playerIdOf(`waits-at-${mark}`);
    await put(tables.main, tournamentRow(brandId, call.tournament, owner, gameId));
    for (const row of entryRows(brandId, waiting)) await put(tables.main, row);
    for (const row of sessionRows(brandId, waiting)) await put(tables.play, row);
  }
  if (call.promotion)
    for (const row of promotionRows(brandId, call.promotion, owner, { playerId: playerIdOf(userId) }))
      await put(tables.main, row);
  return { companyId: mark, casinoId, brandId, gameId, userId, mark };
}
