import type { WalletReport, WalletTest } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { Needs } from '#lambda/functions/manage-casino-wallets/needs';
import { ownCasino } from '#lambda/functions/manage-casino-wallets/own-casino';
import type { InputOf } from '#lambda/functions/manage-casino-wallets/request';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';

type TestNeeds = Pick<Needs, 'casinos' | 'tests' | 'enqueue' | 'scenarioCount' | 'clock'>;

/** Queues the contract tests of a casino's wallet. */
export const startWalletTest =
  ({ casinos, tests, enqueue, scenarioCount, clock }: TestNeeds) =>
  async (caller: Caller, { casinoId }: InputOf<'startWalletTest'>): Promise<WalletTest> => {
    const { status, walletMode, walletUrl, walletKeyId } = await ownCasino(casinos, caller, casinoId);
    if (status === 'CLOSED' || status === 'SUSPENDED') throw new Refusal('casino.wrong-status', { status });
    if (!guard('casino.seamless', walletMode === 'SEAMLESS')) throw new Refusal('casino.not-seamless');
    const missing = [...(walletUrl ? [] : ['walletUrl']), ...(walletKeyId ? [] : ['walletKeyId'])];
    if (missing.length > 0) throw new Refusal('casino.incomplete', { fields: missing.join(',') });
    const startedAt = clock().toISOString();
    const test = { status: 'RUNNING', startedBy: caller.sub, startedAt, done: 0, passed: 0 } as const;
    await tests.start(caller, casinoId, { ...test, total: scenarioCount });
    await enqueue({ casinoId, startedAt });
    return { ...test, total: scenarioCount, endedAt: null, reportHash: null };
  };

export const shareWalletReport =
  ({ casinos, tests, clock }: Pick<Needs, 'casinos' | 'tests' | 'clock'>) =>
  async (caller: Caller, input: InputOf<'shareWalletReport'>): Promise<WalletReport> => {
    const { casinoId, hash, isPublic } = input;
    await ownCasino(casinos, caller, casinoId);
    const now = clock();
    const id = ulid(now);
    return tests.share(caller, input, {
      ...{
        id,
        requestId: id,
        at: now.toISOString(),
        actor: caller.sub,
        action: 'CASINO_WALLET_REPORT_SHARED',
      },
      ...{ entity: { type: 'CASINO', id: casinoId }, changes: { hash, isPublic } },
    });
  };
