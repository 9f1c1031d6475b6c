import type { Json } from '@novalink/engine/hash';
import { documentJson, type Fault, faultList, member, parsedDocument } from '@novalink/engine/document';
import { requestHash } from '@novalink/ledger';
import * as v from 'valibot';
import { type CertifiedRound, certificateRules } from './certificate-rules';
import type { Frozen } from '../rules-for';
import type { PlayedRound } from './qualification';
import { rulesHash, type TournamentRules } from './rules';
import { type EnteredPlay, qualifyingRounds, settle } from './settlement';

export type TournamentCertificate = Frozen<v.InferOutput<typeof certificateRules>>;
export type CertifiedEntry = TournamentCertificate['entries'][number];
type CertifiedPlacing = TournamentCertificate['ranking'][number];

/** Enough for 1,000,000 rounds. */
const mostBytes = 128 * 1024 * 1024;

/** Settles a tournament and certifies the result. `withdrawn` entrants were barred before the end. */
export function certifiedTournament(
  rules: TournamentRules,
  play: readonly Pick<EnteredPlay, 'entry' | 'rounds'>[],
  withdrawn = 0,
): TournamentCertificate {
  const entries = play
    .map(({ entry, rounds }): CertifiedEntry => {
      const certified = qualifyingRounds(rules, entry, rounds).map((round) => certifiedRound(rules, round));
      const { id, admittedAt } = entry;
      return { id, admittedAt, rounds: certified, roundsHash: hashOfRounds(certified) };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return certificateOf({ schema: 'novalink.tournament/2', rules, entries, withdrawn });
}

type Certifiable = Pick<TournamentCertificate, 'schema' | 'rules' | 'entries' | 'withdrawn'>;

function certificateOf({ schema, rules, entries, withdrawn }: Certifiable): TournamentCertificate {
  const settlement = settle(
    rules,
    entries.map((entry) => playOf(rules, entry)),
    withdrawn,
  );
  const isSettled = settlement.outcome === 'SETTLED';
  const unsigned = {
    schema,
    rules,
    rulesHash: rulesHash(rules),
    entries,
    ...(withdrawn !== undefined && { withdrawn }),
    outcome: settlement.outcome,
    reason: isSettled ? null : settlement.reason,
    ranking: (isSettled ? settlement.placings : []).map(
      ({ rank, entryId, state, prize }): CertifiedPlacing => ({
        rank,
        entryId,
        score: `${state.score}`,
        rounds: state.rounds,
        reachedAt: state.reachedAt ?? 0,
        prize: `${prize}`,
      }),
    ),
    paid: `${isSettled ? settlement.paid : 0n}`,
  } as const;
  return { ...unsigned, resultHash: hashOfResult(unsigned) };
}

/** The file is deterministic: equal certificates give equal bytes. */
export const certificateText = (certificate: TournamentCertificate): string => documentJson(certificate);

/** Parses a certificate. Returns it, or the faults of its form with their paths. The result can still be wrong. */
export function readTournamentCertificate(
  text: string,
): { readonly certificate: TournamentCertificate } | { readonly faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const value = parsedDocument(text, { root: 'tournament', mostBytes }, report);
  if (value === undefined) return { faults };
  const { success, output, issues = [] } = v.safeParse(certificateRules, value);
  if (success) return { certificate: output };
  for (const issue of issues) report(pathOf(issue), issue.message);
  return { faults };
}

const pathOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? []).reduce(
    (before, { key }) => (typeof key === 'number' ? `${before}[${key}]` : member(before, String(key))),
    'tournament',
  );

/** A value of a certificate that differs from the one that follows from its rules and rounds. */
export interface CertificateDifference {
  /** For example `ranking[2].prize`. */
  readonly path: string;
  readonly stated: Json;
  readonly computed: Json;
}

/** Computes the result again from the rules and the rounds. Returns the differences, none for a correct certificate. */
export function checkTournamentCertificate(stated: TournamentCertificate): readonly CertificateDifference[] {
  const found: CertificateDifference[] = [];
  const differ = (path: string, one: Json, other: Json) => {
    if (requestHash(one) !== requestHash(other)) found.push({ path, stated: one, computed: other });
  };
  const ids = stated.entries.map(({ id }) => id);
  differ('entries', ids, [...new Set(ids)].sort());
  stated.entries.forEach((entry, index) => {
    const play = playOf(stated.rules, entry);
    const rounds = qualifyingRounds(stated.rules, play.entry, play.rounds).map((round) =>
      certifiedRound(stated.rules, round),
    );
    differ(`entries[${index}].rounds`, hashOfRounds(entry.rounds), hashOfRounds(rounds));
    differ(`entries[${index}].roundsHash`, entry.roundsHash, hashOfRounds(entry.rounds));
  });
  const computed = certificateOf(stated);
  for (const name of ['rulesHash', 'outcome', 'reason', 'paid', 'resultHash'] as const)
    differ(name, stated[name], computed[name]);
  const ranks = Math.max(stated.ranking.length, computed.ranking.length);
  for (let index = 0; index < ranks; index += 1)
    differ(`ranking[${index}]`, asJson(stated.ranking[index]), asJson(computed.ranking[index]));
  return found;
}

const asJson = (placing: CertifiedPlacing | undefined): Json => (placing ? { ...placing } : null);

const hashOfRounds = (rounds: readonly CertifiedRound[]): string => requestHash(rounds);

function hashOfResult(unsigned: Omit<TournamentCertificate, 'resultHash'>): string {
  const entries = unsigned.entries.map(({ rounds: _rounds, ...entry }) => entry);
  return requestHash({ ...unsigned, entries });
}

const certifiedRound = (
  { gameIds }: TournamentRules,
  { seq, at, closedAt, gameId, bet, win }: PlayedRound,
): CertifiedRound => [seq, at, closedAt, gameIds.indexOf(gameId), Number(bet), Number(win)];

const playOf = (
  { coin, gameIds }: TournamentRules,
  { id, admittedAt, stoppedAt = null, isBarred, rounds }: CertifiedEntry,
): EnteredPlay => ({
  entry: { id, admittedAt, stoppedAt },
  ...(isBarred !== undefined && { isBarred }),
  rounds: rounds.map(([seq, at, closedAt, game, bet, win]) => ({
    ...{ seq, at, closedAt, coin, purse: 'MAIN' as const, gameId: gameIds[game] ?? '' },
    ...{ bet: BigInt(bet), win: BigInt(win) },
  })),
});
