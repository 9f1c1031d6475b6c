import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { WalletUnderTest } from '@novalink/wallet-contract/contract-tests';

export const referenceWallet = 'examples/wallet/wallet.mjs';

/** A small change of the text of the reference wallet. */
export interface TextChange {
  readonly from: string;
  readonly to: string;
}

export interface StartedWallet extends WalletUnderTest {
  readonly stop: (signal?: 'SIGKILL') => Promise<void>;
}

/** Starts the reference wallet as a process of its own: in memory, unless `WALLET_FILE` is given. */
export async function startWallet(
  variables: NodeJS.ProcessEnv = {},
  change?: TextChange,
): Promise<StartedWallet> {
  // Inside the repository, so that Node finds the packages.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'wallet-'));
  const program = join(folder, 'wallet.mjs');
  writeFileSync(program, changed(readFileSync(referenceWallet, 'utf8'), change));
  const own = { NODE_ENV: 'test', WALLET_FILE: ':memory:', WALLET_KEY: 'test:a secret', PORT: '0' };
  const wallet = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(wallet, 'exit');
  const [line] = (await once(createInterface({ input: wallet.stderr }), 'line')) as [string];
  const address = /http:\S+/.exec(line)?.[0];
  if (address === undefined) throw new Error(`The wallet did not start: ${line}`);
  return {
    url: new URL(address),
    key: { id: 'test', signing: { scheme: 'v1', secret: 'a secret' } },
    stop: async (signal) => {
      wallet.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function changed(text: string, change: TextChange | undefined): string {
  if (change === undefined) return text;
  const parts = text.split(change.from);
  if (parts.length !== 2) throw new Error(`${referenceWallet} has ${parts.length - 1} times: ${change.from}`);
  return parts.join(change.to);
}
