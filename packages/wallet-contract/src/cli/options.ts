import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { WalletUnderTest } from '#wallet/runner/with-test-wallet';
import type { WalletKey } from '#wallet/runner/test-wallet';

export const usage = `Usage: wallet-contract --wallet <url> --key <id>:<secret> [options]

  --wallet <url>        the address of the wallet: https, or http on this machine
  --key <id>:<secret>   the key with which requests are signed; or set WALLET_KEY
  --private-key <file>  signs with Ed25519 and this key in PEM instead of a secret; then --key <id>
  --coin, --brand, --game
                        the coin, brand and game of test sessions (GOLD, contract-brand, contract-game)
  --only <text>         runs the scenarios whose id contains the text, such as rollback or funds.history
  --report <file>       writes the report as JSON
  --list                lists the scenarios
  --help                prints this text

It exits with 0 if all scenarios have passed, with 1 if one has failed, and with 2 for wrong input.
The wallet must offer /dev/session, so it cannot be the one in production.`;

/** The command line is wrong. */
export class BadInput extends Error {}

export interface Options {
  readonly task: 'help' | 'list' | 'run';
  readonly only: string;
  readonly report?: string;
  /** Missing for the other tasks. */
  readonly wallet?: WalletUnderTest;
}

export function readOptions(args: readonly string[], variables: NodeJS.ProcessEnv): Options {
  const { only = '', report, ...values } = parsed(args);
  if (values.help === true) return { task: 'help', only };
  if (values.list === true) return { task: 'list', only };
  const key = values.key ?? variables.WALLET_KEY;
  if (values.wallet === undefined || key === undefined)
    throw new BadInput('Pass --wallet and --key, or --help.');
  const { coin, brand, game } = values;
  const place = { ...(coin && { coin }), ...(brand && { brand }), ...(game && { game }) };
  const wallet = { url: walletUrl(values.wallet), key: keyOf(key, values['private-key']), place };
  return { task: 'run', only, wallet, ...(report !== undefined && { report }) };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ wallet: text, key: text, 'private-key': text, only: text, report: text },
        ...{ coin: text, brand: text, game: text },
        ...{ list: flag, help: flag },
      },
    }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error));
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

function walletUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe) throw new BadInput('--wallet must be an https address, or http on this machine.');
  if (url.search !== '' || url.hash !== '') throw new BadInput('--wallet must have no query.');
  return url;
}

function keyOf(text: string, privateKeyFile: string | undefined): WalletKey {
  if (privateKeyFile !== undefined) {
    const privateKey = createPrivateKey(readFileSync(privateKeyFile));
    if (privateKey.asymmetricKeyType !== 'ed25519')
      throw new BadInput('--private-key must be an Ed25519 key in PEM.');
    return { id: text, signing: { scheme: 'ed25519', privateKey } };
  }
  const [, id, secret] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (id === undefined || secret === undefined)
    throw new BadInput('The key must be an id and a secret, such as test:secret.');
  return { id, signing: { scheme: 'v1', secret } };
}
