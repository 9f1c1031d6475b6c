import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  certificateText,
  readTournamentCertificate,
  type TournamentCertificate,
} from '#domain/tournaments/certificate';
import { manageTournaments } from '#lambda/functions/manage-tournaments/manage-tournaments';
import { parseRequest as parseManaging } from '#lambda/functions/manage-tournaments/request';
import type { Needs as SettleNeeds } from '#lambda/functions/settle-tournaments/needs';
import { settleTournaments } from '#lambda/functions/settle-tournaments/settle-tournaments';
import { orRefusal, Refusal } from '#lambda/runtime/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { movementsIn } from '#lambda/stores/coins/movements-in';
import { offeredGames } from '#lambda/stores/games/offered-games';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playStore } from '#lambda/stores/play/play-store';
import type { CertificateArchive } from '#lambda/stores/tournaments/certificate-archive';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { publishedPut, readPublished } from '#lambda/stores/tournaments/published-tournaments';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { barredPlayers } from '#lambda/services/tournaments/barred-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { walletRounds } from '#lambda/stores/tournaments/wallet-rounds';
import { newPlayWorld, playFunctions, type NewWorld, type PlayWorld } from '#test/storm/play-world';
import type { ProductTables } from '#test/world/given/product-tables';

/** A brand with tournaments. */
export interface World extends PlayWorld {
  readonly certificates: Map<string, string>;
  /** The tournaments that its sweep finds, because other worlds use the same tables. */
  readonly tournamentIds: Set<string>;
}

export async function newWorld(tables: ProductTables, plan: NewWorld): Promise<World> {
  const world = await newPlayWorld(tables, plan);
  return { ...world, certificates: new Map(), tournamentIds: new Set() };
}

/** Replaces dependencies of the settlement. */
export type Plant = (needs: SettleNeeds) => SettleNeeds;

/** The functions of tournaments, started with a new connection. */
export function worldFunctions(world: World, dynamodb: DynamoDBClient, plant: Plant = (needs) => needs) {
  const { tables, owner, clock, certificates, tournamentIds } = world;
  const on = { ...tables, dynamodb };
  const { play, ledger } = playFunctions(world, dynamodb);
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
    players,
    isAdmin: () => Promise.resolve(false),
    allowance: dayAllowance(on),
    offered: offeredGames(on),
    // Schedules are lost, so only the sweep finds due work.
    wakeAt: () => Promise.resolve(),
    wake: () => Promise.resolve(),
  });
  return {
    ledger,
    scores: scoreStore({ dynamodb, scoresTable: 'Scores' }),
    plays: playStore(on),
    play,
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
        countGift: (movement) => giftAdded(on.playTable, movement),
        scores: scoreStore({ dynamodb, scoresTable: 'Scores' }),
        rounds: walletRounds({ dynamodb, journalTable: 'Journal', movements: movementsIn(ledger) }),
        certificates: archiveIn(certificates),
        barred: barredPlayers(players),
        newIdSecret: () => idSecret,
        settlements: { isAwaited: () => Promise.resolve(false), record: () => Promise.resolve() },
        report: () => undefined,
        logger: { error: () => undefined },
      }),
    ),
  };
}

export type WorldFunctions = ReturnType<typeof worldFunctions>;

/** Tournaments of a world share it, so that the ids of entries in certificates are known. */
export const idSecret = 'secret';

/** Stores the files of certificates as text. */
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
