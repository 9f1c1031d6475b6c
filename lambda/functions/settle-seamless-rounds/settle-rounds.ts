import { resumeSeamlessRound, type SeamlessRound } from '@novalink/wallet-contract/rounds';
import { roundPorts, type SeamlessNeeds } from '#lambda/services/seamless/round-ports';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import type { SeamlessRoundRow } from '#lambda/stores/play/seamless-round-row';

interface Needs extends SeamlessNeeds {
  readonly walletOf: (casinoId: string) => Promise<CasinoWallet | undefined>;
  /** Reports a round that could not be continued. The next run tries again. */
  readonly report: (round: SeamlessRound, error: unknown) => void;
}

/** How many rounds of a casino are continued at the same time, so that a slow wallet delays only its own casino. */
const atOnce = 10;
/** The time for new work in one run, which leaves room for the last calls. What is left then is due in the next one. */
const longestMs = 30_000;

export interface Settled {
  /** Rounds that were due. */
  readonly due: number;
  /** How long the oldest of them was due, in seconds. */
  readonly oldestSeconds: number;
}

/** Continues the rounds whose process ended, or whose call is to be sent again. */
export function settleRounds(needs: Needs) {
  return async (): Promise<Settled> => {
    const now = needs.clock();
    const byCasino = new Map<string, SeamlessRoundRow[]>();
    let oldest = now.getTime();
    let due = 0;
    for await (const round of needs.rounds.due(now)) {
      due += 1;
      oldest = Math.min(oldest, Date.parse(round.dueAt ?? now.toISOString()));
      const rounds = byCasino.get(round.of.casinoId) ?? [];
      rounds.push(round);
      byCasino.set(round.of.casinoId, rounds);
    }
    const until = now.getTime() + longestMs;
    await Promise.all(
      [...byCasino].map(([casinoId, rounds]) => settleCasino(needs, casinoId, rounds, until)),
    );
    return { due, oldestSeconds: Math.round((now.getTime() - oldest) / 1000) };
  };
}

async function settleCasino(
  needs: Needs,
  casinoId: string,
  rounds: readonly SeamlessRoundRow[],
  until: number,
): Promise<void> {
  const waiting = [...rounds];
  const wallet = needs.walletOf(casinoId);
  const work = async () => {
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      if (needs.clock().getTime() >= until) return;
      try {
        await resumeSeamlessRound(roundPorts(needs, await wallet), round.id);
      } catch (error) {
        needs.report(round, error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
