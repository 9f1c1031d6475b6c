import type { Finding } from '#test/storm/finding';
import { violations } from '#test/storm/invariants';
import { endInvariants, type Ended, type EndInvariantName } from './end-invariants';
import { worldEvidence } from './evidence';
import { prefixFindings, type PrefixInvariantName } from './prefix-invariants';
import type { PlayedPlan } from './play-plan';

export type InvariantName = PrefixInvariantName | EndInvariantName | 'the ledger';

/** All invariants that a played plan violates. */
export async function findingsOf(played: PlayedPlan): Promise<readonly Finding<InvariantName>[]> {
  const { world, tournamentIds, commits } = played;
  const ended: Ended = { ...(await worldEvidence(world, tournamentIds, commits)), played };
  const tournaments = ended.tournaments.map(({ row }) => ({ id: row.id, hasBuyIn: row.buyIn !== null }));
  return [
    ...prefixFindings(commits, tournaments),
    ...Object.entries(endInvariants).flatMap(([name, findings]) =>
      findings(ended).map((finding) => ({ name: name as EndInvariantName, finding })),
    ),
    ...violations(ended.ledger).map((finding) => ({ name: 'the ledger' as const, finding })),
  ];
}
