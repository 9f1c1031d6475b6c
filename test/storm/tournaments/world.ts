import { setTimeout as pause } from 'node:timers/promises';
import { PutItemCommand, UpdateItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { PlaySession } from '#domain/generated/types';
import { brandUserKey, playerKey } from '#domain/keys';
import { coinFlip } from '#domain/slots/testing/ground-truths';
import {
  certificateText,
  readTournamentCertificate,
  type TournamentCertificate,
} from '#domain/tournaments/certificate';
import { postMovement } from '#domain/wallet/post-movement';
import { patience, settle } from '#domain/wallet/retry';
import { manageTournaments } from '#lambda/functions/manage-tournaments/manage-tournaments';
import { parseRequest as parseManaging } from '#lambda/functions/manage-tournaments/request';
import type { Needs as SettleNeeds } from '#lambda/functions/settle-tournaments/needs';
import { settleTournaments } from '#lambda/functions/settle-tournaments/settle-tournaments';
import { orRefusal, Refusal } from '#lambda/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { offeredGames } from '#lambda/stores/games/offered-games';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playStore } from '#lambda/stores/play/play-store';
import type { CertificateArchive } from '#lambda/stores/tournaments/certificate-archive';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { publishedPut, readPublished } from '#lambda/stores/tournaments/published-tournaments';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { walletRounds } from '#lambda/stores/tournaments/wallet-rounds';
import { ulid } from '#lambda/ulid';
import { givenBrand, givenBrandUser } from '#test/support/given/given-brands';
import { givenCompany, givenLiveGame } from '#test/support/given/given-games';
import { playerIdOf } from '#test/support/given/player-id';
import type { ProductTables } from '#test/support/given/product-tables';
import { askingOn } from '#test/support/play/play-houses';

/** The time at which every world begins. */
export const worldStart = Date.parse('2026-11-01T10:00:00.000Z');

/** A clock that somebody sets, and that passes while somebody sleeps. */
export interface WorldClock {
  readonly now: () => Date;
  readonly set: (time: number) => void;
  readonly pass: (milliseconds: number) => void;
}

export function worldClock(): WorldClock {
  let now = worldStart;
  return {
    now: () => new Date(now),
    set: (time) => (now = Math.max(now, time)),
    pass: (milliseconds) => (now += milliseconds),
  };
}

/** A brand in which tournaments are held. */
export interface World {
  readonly tables: ProductTables;
  readonly brandId: string;
  readonly gameId: string;
  readonly owner: string;
  readonly players: readonly WorldPlayer[];
  readonly clock: WorldClock;
  readonly certificates: Map<string, string>;
  /** Those that its sweep finds: other worlds are in the same tables. */
  readonly tournamentIds: Set<string>;
}

export interface WorldPlayer {
  readonly sub: string;
  readonly playerId: string;
  readonly sessionId: string;
}

export interface WorldPlan {
  /** What each player has, in minor units. */
  readonly coins: readonly number[];
}

/** A live game, offered by brands of worlds. */
export async function worldGame(tables: ProductTables): Promise<string> {
  const provider = ulid(new Date());
  await givenCompany(tables, provider);
  return (await givenLiveGame(tables, provider, coinFlip, { betLevels: [1, 2] })).id;
}

/** Everything is written with `dynamodb`, so that a log of its writes begins with the first coin. */
export async function newWorld(
  tables: ProductTables,
  { dynamodb, gameId, coins }: WorldPlan & { readonly dynamodb: DynamoDBClient; readonly gameId: string },
): Promise<World> {
  const clock = worldClock();
  const { id: brandId, owner } = await givenBrand(tables, { ofBrand: { gameIds: [gameId] } });
  const kept = { certificates: new Map<string, string>(), tournamentIds: new Set<string>() };
  const functions = { tables, brandId, gameId, owner, clock, ...kept };
  const { play, ledger } = worldFunctions({ ...functions, players: [] }, dynamodb);
  const players: WorldPlayer[] = [];
  for (const [place, amount] of coins.entries()) {
    const sub = `player-${place}-of-${brandId}`;
    const playerId = playerIdOf(sub);
    await givenBrandUser(tables, brandId, sub);
    const Item = marshall({ ...playerKey(brandId, playerId), userId: sub });
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
    await postMovement(ledger, {
      ...{ key: `GRANT#${brandId}#${place}`, kind: 'GRANT', brandId, playerId, coin: 'GOLD', purse: 'MAIN' },
      ...{ amount: BigInt(amount), actor: owner, reason: 'For games', reference: null },
      ...{ requestHash: 'grant', counter: 'TREASURY' },
    });
    const { id } = (await play(sub, 'startPlaySession', { brandId, gameId, coin: 'GOLD' })) as PlaySession;
    players.push({ sub, playerId, sessionId: id });
  }
  return { ...functions, players };
}

/** Replaces what the settlement needs. */
export type Plant = (needs: SettleNeeds) => SettleNeeds;

/** The functions of tournaments as they start on a connection. */
export function worldFunctions(
  { tables, owner, clock, certificates, tournamentIds }: World,
  dynamodb: DynamoDBClient,
  plant: Plant = (needs) => needs,
) {
  const on = { ...tables, dynamodb };
  const ports = ledgerPorts({ ...on, clock: clock.now, random: Math.random });
  const ledger = {
    ...ports,
    sleep: async (milliseconds: number) => {
      clock.pass(Math.ceil(milliseconds));
      await pause(0);
    },
  };
  const players = tournamentPlayers({ ...on, clock: clock.now });
  const tournaments = tournamentStore(on);
  const shared = {
    tournaments: {
      ...tournaments,
      due: async (now: Date) => (await tournaments.due(now)).filter((id) => tournamentIds.has(id)),
    },
    entries: entryStore(on),
    published: {
      read: (brandId: string) => readPublished(on, brandId),
      put: (...[brandId, before, tournaments]: Parameters<SettleNeeds['published']['put']>) =>
        publishedPut('Main', brandId, before, tournaments),
    },
    ledger,
    write: (items: Parameters<SettleNeeds['write']>[0]) => guardedWrite(dynamodb, items),
    audit: (entry: Parameters<SettleNeeds['audit']>[0]) => ({
      write: auditPut('Audit', entry),
      otherwise: new Refusal('write.collided'),
    }),
    clock: clock.now,
  };
  const manage = manageTournaments({
    ...shared,
    brands: brandStore(on),
    rights: brandRights(on),
    plays: playStore(on),
    offered: offeredGames(on),
    // Schedules are lost; what is due is found by the sweep.
    wakeAt: () => Promise.resolve(),
    wake: () => Promise.resolve(),
  });
  const ask = askingOn(tables, dynamodb, clock.now, { isHurried: true });
  return {
    ledger,
    scores: scoreStore({ dynamodb, scoresTable: 'Scores' }),
    plays: playStore(on),
    play: (sub: string, fieldName: string, input: object) =>
      ask(fieldName, { input }, { sub, groups: ['PROVIDERS'] }),
    manage: (fieldName: string, input: object) =>
      orRefusal(() =>
        manage(
          parseManaging({
            fieldName,
            identity: { sub: owner, groups: ['OPERATORS'] },
            arguments: { input },
          }),
        ),
      ),
    settle: settleTournaments(
      plant({
        ...shared,
        scores: scoreStore({ dynamodb, scoresTable: 'Scores' }),
        rounds: walletRounds({
          dynamodb,
          journalTable: 'Journal',
          movements: async (wallet) => {
            const read = await settle(ledger, { op: 'READ_WALLET', wallet }, patience(ledger));
            if (read === 'UNKNOWN' || read.answer !== 'WALLET') throw new Error('A wallet was not read.');
            return read.wallet.version;
          },
        }),
        certificates: archiveIn(certificates),
        barred: async (brandId, playerIds) => {
          const known = await players(brandId, playerIds);
          return new Set(playerIds.filter((playerId) => known.get(playerId)?.isBarred !== false));
        },
        report: () => undefined,
        logger: { error: () => undefined },
      }),
    ),
  };
}

export type WorldFunctions = ReturnType<typeof worldFunctions>;

/** Keeps the files of certificates as texts. */
const archiveIn = (files: Map<string, string>): CertificateArchive => ({
  keep: (certificate) => {
    const text = certificateText(certificate);
    files.set(`${certificate.rules.tournamentId} ${certificate.resultHash}`, text);
    return Promise.resolve(text.length);
  },
  read: (tournamentId, resultHash) => Promise.resolve(certificateIn(files, tournamentId, resultHash)),
});

export function certificateIn(
  files: ReadonlyMap<string, string>,
  tournamentId: string,
  resultHash: string,
): TournamentCertificate {
  const read = readTournamentCertificate(files.get(`${tournamentId} ${resultHash}`) ?? '');
  if (!('certificate' in read)) throw new Error(`The certificate of ${tournamentId} is not valid.`);
  return read.certificate;
}

/** A manager suspends a player. */
export async function suspend({ tables, brandId }: World, { sub }: WorldPlayer): Promise<void> {
  await tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Main',
      Key: marshall(brandUserKey(brandId, sub)),
      UpdateExpression: 'SET #status = :suspended',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':suspended': 'SUSPENDED' }),
    }),
  );
}
