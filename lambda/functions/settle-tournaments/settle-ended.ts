import { certifiedTournament, type TournamentCertificate } from '#domain/tournaments/certificate';
import { certificateId } from '#domain/tournaments/certificate-ids';
import { poolOf, rulesHash } from '#domain/tournaments/rules';
import type { EnteredPlay } from '#domain/tournaments/settlement';
import { certifiedOrder, standingOrder } from '#domain/tournaments/standing-order';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { refund, refundBuyIns } from '#lambda/functions/settle-tournaments/cancelled';
import { systemEvent, withoutTournament } from '#lambda/functions/settle-tournaments/closing';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';
import { posted } from '#lambda/functions/settle-tournaments/post';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { escrowMovement, tournamentMovement } from '#lambda/stores/tournaments/escrow';
import { budgetOf, rulesOfTournament, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';

/** The number of entrants whose rounds are read, and of prizes that are paid, concurrently. */
const atOnce = 20;

/**
 * Computes the result of an ended tournament from the journal, certifies it, pays the prizes and closes the
 * tournament. The first certificate that is stored in the tournament's row is final: every later attempt pays
 * by it.
 */
export async function settleEnded(needs: Needs, row: TournamentRow): Promise<void> {
  await needs.write([needs.tournaments.closeEntries(row.id)]);
  const entries = await admittedEntries(needs, row);
  const { certificate, certified } = await certificateOf(needs, row, entries);
  const paid = BigInt(certificate.paid);
  const budget = budgetOf(row);
  const pool = poolOf(row, certificate.entries.length);
  const idOf = certifiedIds(certified);
  const counted = new Set(certificate.entries.map(({ id }) => id));
  const withdrawn = entries.filter(({ entryId }) => !counted.has(idOf(entryId)));
  if (certificate.outcome === 'CANCELLED') await refundBuyIns(needs, row);
  else {
    await refund(needs, row, withdrawn);
    await certifyBoard(needs, certified, entries, certificate);
  }
  if (certificate.outcome === 'SETTLED' && pool > 0n)
    await posted(needs, escrowMovement(row, 'POOL', pool, 'system'));
  if (paid > 0n) await posted(needs, escrowMovement(row, 'PAID', -paid, 'system'));
  await payPrizes(needs, certified, entries, certificate);
  const rest = budget + (certificate.outcome === 'CANCELLED' ? 0n : pool) - paid;
  if (rest > 0n) await posted(needs, escrowMovement(row, 'RETURN', -rest, 'system'));
  await recordRanked(needs, certified, entries, certificate);
  await close(needs, certified, certificate);
}

async function admittedEntries(needs: Needs, row: TournamentRow): Promise<readonly EntryRow[]> {
  const entries: EntryRow[] = [];
  for await (const rows of needs.entries.every(row))
    entries.push(...rows.filter(({ status }) => status === 'ADMITTED'));
  return entries;
}

interface Certified {
  readonly certificate: TournamentCertificate;
  /** The tournament's row with the reference to its certificate. */
  readonly certified: TournamentRow;
}

async function certificateOf(
  needs: Needs,
  row: TournamentRow,
  entries: readonly EntryRow[],
): Promise<Certified> {
  if (row.result)
    return {
      certificate: await needs.certificates.read(row.id, row.result.resultHash),
      certified: row,
    };
  const rules = rulesOfTournament(row);
  if (rulesHash(rules) !== row.rulesHash) throw new Error(`The rules of ${row.id} were changed.`);
  const idSecret = needs.newIdSecret();
  const barred = await needs.barred(
    row.brandId,
    entries.map(({ playerId }) => playerId),
    Date.parse(row.endsAt),
  );
  const counted = entries.filter(({ playerId }) => !barred.has(playerId));
  const play = await enteredPlay(needs, row, counted, idSecret);
  const certificate = certifiedTournament(rules, play, entries.length - counted.length);
  const bytes = await needs.certificates.keep(certificate);
  const { ranking, paid, resultHash } = certificate;
  const now = needs.clock().toISOString();
  const certified: TournamentRow = {
    ...row,
    result: { entrants: entries.length, ranked: ranking.length, paid, resultHash, idSecret, bytes },
    version: row.version + 1,
    updatedAt: now,
  };
  await needs.write([needs.tournaments.replace(certified, now)]);
  await compare(needs, certified, entries, certificate);
  return { certificate, certified };
}

async function enteredPlay(
  needs: Needs,
  { brandId, coin, startsAt }: TournamentRow,
  entries: readonly EntryRow[],
  idSecret: string,
): Promise<readonly EnteredPlay[]> {
  const play: EnteredPlay[] = [];
  await eachAtOnce(entries, atOnce, async ({ entryId, playerId, admittedAt }) => {
    const rounds = await needs.rounds({ brandId, playerId, coin, purse: 'MAIN' }, startsAt);
    play.push({
      entry: { id: certificateId(idSecret, entryId), admittedAt: admittedAt ?? 0, stoppedAt: null },
      rounds,
    });
  });
  return play;
}

/** From the id of an entry to its id in the certificate. Certificates of version 1 have the ids of the entries. */
function certifiedIds({ result }: TournamentRow): (entryId: string) => string {
  const secret = result?.idSecret;
  return (entryId) => (secret === undefined ? entryId : certificateId(secret, entryId));
}

/** Makes the leaderboard show the certified ranking. */
async function certifyBoard(
  needs: Needs,
  row: TournamentRow,
  entries: readonly EntryRow[],
  { ranking }: TournamentCertificate,
): Promise<void> {
  const idOf = certifiedIds(row);
  const placings = new Map(ranking.map((placing) => [placing.entryId, placing]));
  await eachAtOnce(entries, atOnce, async ({ entryId, playerId }) => {
    const of = { tournamentId: row.id, entryId };
    const placing = placings.get(idOf(entryId));
    if (!placing) return needs.scores.certify(of, undefined);
    const { rank, score, rounds, reachedAt } = placing;
    const order = certifiedOrder({ rank, score: BigInt(score), reachedAt });
    return needs.scores.certify(of, { ...of, playerId, score, rounds, reachedAt, gsi1sk: order });
  });
}

async function payPrizes(
  needs: Needs,
  row: TournamentRow,
  entries: readonly EntryRow[],
  { ranking }: TournamentCertificate,
): Promise<void> {
  const idOf = certifiedIds(row);
  const players = new Map(entries.map(({ entryId, playerId }) => [idOf(entryId), playerId]));
  const won = ranking.filter(({ prize }) => prize !== '0');
  await eachAtOnce(won, atOnce, async ({ rank, entryId, prize }) => {
    const playerId = players.get(entryId);
    if (playerId === undefined) throw new Error(`The entry ${entryId} no longer exists.`);
    await posted(
      needs,
      tournamentMovement(row, {
        kind: 'PRIZE',
        ...{ playerId, amount: BigInt(prize), actor: 'system', of: `${rank}` },
      }),
    );
  });
}

/**
 * Records the settlement for each ranked player, if a promotion reacts to it. The time is that of the result, so that a
 * repeated attempt writes the same rows.
 */
async function recordRanked(
  needs: Needs,
  row: TournamentRow,
  entries: readonly EntryRow[],
  { outcome, ranking }: TournamentCertificate,
): Promise<void> {
  const { id: tournamentId, brandId, updatedAt: settledAt } = row;
  if (outcome !== 'SETTLED' || !(await needs.settlements.isAwaited(brandId))) return;
  const idOf = certifiedIds(row);
  const ranked = new Set(ranking.map(({ entryId }) => entryId));
  const players = entries.filter(({ entryId }) => ranked.has(idOf(entryId)));
  await eachAtOnce(players, atOnce, ({ playerId }) =>
    needs.settlements.record({ brandId, playerId, tournamentId, settledAt }),
  );
}

async function close(
  needs: Needs,
  row: TournamentRow,
  { outcome, reason, paid, resultHash }: TournamentCertificate,
): Promise<void> {
  const now = needs.clock();
  const isSettled = outcome === 'SETTLED';
  const closed: TournamentRow = {
    ...row,
    status: isSettled ? 'SETTLED' : 'CANCELLED',
    cancelReason: isSettled ? null : cancelReasons[reason ?? 'NO_ROUNDS'],
    settledAt: now.toISOString(),
    version: row.version + 1,
    updatedAt: now.toISOString(),
  };
  const action = isSettled ? 'TOURNAMENT_SETTLED' : 'TOURNAMENT_CANCELLED';
  await needs.write([
    needs.tournaments.replace(closed, undefined),
    ...(await withoutTournament(needs, row)),
    needs.audit(systemEvent(now, action, row, { paid, resultHash })),
  ]);
}

const cancelReasons = {
  TOO_FEW_ENTRANTS: 'Too few players entered.',
  NO_ROUNDS: 'Nobody played a round that counts.',
} as const;

/** Reports a leaderboard that differs from the journal. The journal is authoritative. */
async function compare(
  needs: Needs,
  row: TournamentRow,
  entries: readonly EntryRow[],
  { ranking }: TournamentCertificate,
): Promise<void> {
  const { id: tournamentId } = row;
  const idOf = certifiedIds(row);
  const entryIds = new Map(entries.map(({ entryId }) => [idOf(entryId), entryId]));
  const shown = new Set(await needs.scores.orders(tournamentId));
  const differing = ranking.filter(
    ({ entryId, score, reachedAt }) =>
      !shown.has(
        standingOrder(tournamentId, entryIds.get(entryId) ?? '', { score: BigInt(score), reachedAt }),
      ),
  );
  if (differing.length > 0) needs.report({ tournamentId, count: differing.length });
}
