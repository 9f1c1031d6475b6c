import { setTimeout as wait } from 'node:timers/promises';
import type { RequestOf, WalletCall } from '#wallet/contract/calls';
import { nextStep } from '#wallet/contract/classify';
import type { ReplyKind } from '#wallet/contract/read-reply';
import { ok, type Player } from './player';
import type { Change, Exchange, TestWallet } from './test-wallet';

const attempts = 6;
/** Waits after the first attempt that is not answered; twice as long after each further one. */
const firstWaitMs = 50;

/**
 * Sends a call until it is answered, as NovaLink does. Throws a mismatch if the wallet refuses it, or answers none of the
 * attempts.
 */
export async function settle<Call extends Extract<WalletCall, 'win' | 'rollback' | 'close'>>(
  wallet: TestWallet,
  call: Call,
  request: object,
): Promise<Exchange<Call>> {
  for (let attempt = 1; ; attempt += 1) {
    const exchange = await wallet.send(call, request);
    if (nextStep(call, exchange.kind) !== 'RETRY' || attempt === attempts) {
      ok(exchange);
      return exchange;
    }
    await wait(firstWaitMs * 2 ** (attempt - 1));
  }
}

/** Sends a bet as NovaLink does: rolls it back if it is unknown. Returns what came of it. */
export async function placeBet(
  wallet: TestWallet,
  player: Player,
  bet: Omit<RequestOf<'bet'>, 'requestId'>,
  change?: Change,
): Promise<'TAKEN' | 'ROLLED_BACK' | ReplyKind> {
  const exchange = await wallet.send('bet', bet, change);
  const step = nextStep('bet', exchange.kind);
  if (step === 'DONE') return 'TAKEN';
  if (step !== 'ROLL_BACK') return exchange.kind;
  await settle(wallet, 'rollback', player.rollback(bet));
  return 'ROLLED_BACK';
}

/** A wallet behind a proxy that delivers every request, but loses the first answer to each call. */
export function losingFirstAnswers(wallet: TestWallet): TestWallet {
  const lost = new Set<WalletCall>();
  return {
    ...wallet,
    send: async (call, request, change) => {
      const exchange = await wallet.send(call, request, change);
      if (lost.has(call)) return exchange;
      lost.add(call);
      const { answer: _, ...rest } = exchange;
      return { ...rest, kind: 'OTHER_FAILURE', reply: { status: 502, json: undefined }, text: 'Bad gateway' };
    },
  };
}
