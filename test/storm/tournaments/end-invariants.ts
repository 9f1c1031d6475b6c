import { movementClass } from '#domain/counters/movement-classes';
import { certificateId } from '#domain/tournaments/certificate-ids';
import type { PlayedRound } from '#domain/tournaments/qualification';
import { qualifyingRounds, settle } from '#domain/tournaments/settlement';
import { isPosted } from '#test/storm/evidence';
import { rulesOfTournament, budgetOf } from '#lambda/stores/tournaments/tournament-row';
import { type Books, enter, escrowOf, newBooks, sumOf } from './books';
import { costName, type TournamentEvidence, type WorldEvidence } from './evidence';
import type { PlayedPlan } from './play-plan';
import { closedIn, tournamentsIn } from './tournament-writes';
import { certificateIn, idSecret } from './world';

export interface Ended extends WorldEvidence {
  readonly played: Pick<PlayedPlan, 'joined' | 'unfinished' | 'beforeRepeats' | 'otherAnswers'>;
}

/** An invariant after all work is done. Returns its violations. */
type EndInvariant = (ended: Ended) => readonly string[];

export const endInvariants = {
  'every published tournament ends': ({ played: { unfinished }, tournaments }) => [
    ...unfinished.map((id) => `${id} cannot be finished`),
    ...tournaments.filter(({ row }) => row.status === 'PUBLISHED').map(({ row }) => `${row.id} goes on`),
  ],
  'the escrow of a tournament that ended is empty': (ended) =>
    each(ended, (_tournament, books) => {
      const held = escrowOf(books);
      return held === 0n ? [] : [`it holds ${held}`];
    }),
  'the budget is reserved once': (ended) =>
    each(ended, ({ row }, { escrow }) => {
      const reserved = escrow.get('FUND')?.amount ?? 0n;
      const due = row.publishedAt === null ? 0n : budgetOf(row);
      return reserved === due ? [] : [`${reserved} of ${due}`];
    }),
  'a cancelled tournament has refunded everybody and paid nobody': (ended) =>
    each(ended, ({ row }, { buyIns, refunds, prizes }) =>
      row.status !== 'CANCELLED'
        ? []
        : [
            ...[...buyIns.keys()]
              .filter((player) => sumOf([refunds.get(player) ?? []]) !== -sumOf([buyIns.get(player) ?? []]))
              .map((player) => `${player} was not refunded`),
            ...[...prizes.keys()].map((player) => `${player} got a prize`),
          ],
    ),
  'the result follows from the journal': (ended) =>
    each(ended, (tournament, books) =>
      tournament.row.result ? unexpectedResult(ended, tournament, books) : [],
    ),
  'an acknowledged entry is kept': ({ played: { joined }, tournaments }) =>
    joined
      .filter(({ tournamentId, playerId, entryId }) => {
        const kept = tournaments
          .find(({ row }) => row.id === tournamentId)
          ?.entries.find((entry) => entry.playerId === playerId);
        return entryId !== undefined && kept?.entryId !== entryId;
      })
      .map(({ playerId }) => `the entry of ${playerId} is lost`),
  'buy-ins, refunds and prizes are counted once': ({ commits, costs }) => {
    const due = new Map<string, bigint>();
    for (const movement of commits.flatMap(({ movements }) => movements).filter(isPosted))
      if (movementClass(movement.kind) === 'TOURNAMENT')
        due.set(costName(movement), (due.get(costName(movement)) ?? 0n) + movement.amount);
    return [...new Set([...due.keys(), ...costs.keys()])]
      .filter((name) => (costs.get(name) ?? 0n) !== (due.get(name) ?? 0n))
      .map((name) => `${name}: ${costs.get(name) ?? 0n} of ${due.get(name) ?? 0n} is counted`);
  },
  'repeated requests change nothing and get the same answers': ({ commits, played }) => [
    ...played.otherAnswers.map((name) => `another answer: ${name}`),
    ...commits
      .slice(played.beforeRepeats)
      .flatMap(({ movements }) => movements.map(({ key }) => `${key} was posted by a repeated request`)),
  ],
} as const satisfies Readonly<Record<string, EndInvariant>>;

export type EndInvariantName = keyof typeof endInvariants;

function each(
  { tournaments, commits, played }: Ended,
  findings: (tournament: TournamentEvidence, books: Books) => readonly string[],
): readonly string[] {
  return tournaments.flatMap((tournament) => {
    const { id } = tournament.row;
    const books = newBooks();
    for (const commit of commits.slice(0, played.beforeRepeats)) enter(books, id, commit);
    return findings(tournament, books).map((finding) => `${id}: ${finding}`);
  });
}

/** Settles with the rounds of the certificate, after comparing these with the journal. */
function unexpectedResult(
  { commits, world }: Ended,
  { row, entries }: TournamentEvidence,
  books: Books,
): readonly string[] {
  const rules = rulesOfTournament(row);
  const certificate = certificateIn(world.certificates, row.id, row.result?.resultHash ?? '');
  const entryOf = (certified: string) =>
    entries.find(({ entryId }) => certificateId(idSecret, entryId) === certified);
  const placeOf = (holds: (commit: Ended['commits'][number]) => boolean) => commits.findIndex(holds);
  const noted = placeOf((commit) => tournamentsIn(commit).some(({ id, result }) => id === row.id && result));
  const closed = placeOf((commit) => closedIn(commit).includes(row.id));
  const [early, all] = [closed === -1 ? noted : closed, noted].map((end) => roundsUntil(commits, end));
  const findings: string[] = [];
  const plays = certificate.entries.map((certified) => {
    const entry = entryOf(certified.id);
    const of = (rounds: typeof all) =>
      qualifyingRounds(
        rules,
        { id: certified.id, admittedAt: entry?.admittedAt ?? 0, stoppedAt: null },
        rounds?.get(entry?.playerId ?? '') ?? [],
      );
    const [least, most] = [of(early), of(all)];
    const counted = most.slice(0, certified.rounds.length);
    const seqs = certified.rounds.map(([seq]) => seq).join();
    if (counted.length < least.length || seqs !== seqsOf(counted))
      findings.push(`${entry?.playerId} has the rounds ${seqs} of ${seqsOf(most)}`);
    return {
      entry: { id: certified.id, admittedAt: certified.admittedAt, stoppedAt: null },
      rounds: counted,
    };
  });
  const settlement = settle(rules, plays, certificate.withdrawn);
  if (settlement.outcome !== row.status) findings.push(`it is ${row.status}, not ${settlement.outcome}`);
  const due = new Map(
    (settlement.outcome === 'SETTLED' ? settlement.placings : [])
      .filter(({ prize }) => prize > 0n)
      .map(({ entryId, prize }) => [entryOf(entryId)?.playerId, prize]),
  );
  for (const playerId of new Set([...due.keys(), ...books.prizes.keys()])) {
    const got = sumOf([books.prizes.get(playerId ?? '') ?? []]);
    if (got !== (due.get(playerId) ?? 0n)) findings.push(`${playerId} got ${got} of ${due.get(playerId)}`);
  }
  const [counted, withdrawn] = [certificate.entries.length, certificate.withdrawn ?? 0];
  if (counted + withdrawn !== entries.length)
    findings.push(`it counted ${counted} and withdrew ${withdrawn} of ${entries.length} entries`);
  const certifiedEntries = new Set(certificate.entries.map(({ id }) => entryOf(id)?.playerId));
  for (const { playerId } of row.status === 'SETTLED' && row.buyIn !== null ? entries : [])
    if (books.refunds.has(playerId) === certifiedEntries.has(playerId))
      findings.push(`${playerId} was ${certifiedEntries.has(playerId) ? '' : 'not '}refunded`);
  return findings;
}

const seqsOf = (rounds: readonly PlayedRound[]) => rounds.map(({ seq }) => seq).join();

/** The rounds of each player that were written before a place in the log. */
function roundsUntil(commits: Ended['commits'], end: number): ReadonlyMap<string, readonly PlayedRound[]> {
  const rounds = new Map<string, PlayedRound[]>();
  for (const { movements } of commits.slice(0, end)) {
    const posted = movements.filter(isPosted);
    for (const { kind, playerId, reference, seq, at, amount, coin, purse, play } of posted) {
      if (kind !== 'BET') continue;
      const win = posted.find((other) => other.kind === 'WIN' && other.reference === reference);
      const time = Date.parse(at);
      const round = { seq, at: time, closedAt: time, bet: -amount, win: win?.amount ?? 0n, coin, purse };
      rounds.set(playerId, [...(rounds.get(playerId) ?? []), { ...round, gameId: play?.gameId ?? '' }]);
    }
  }
  return rounds;
}
