import type { AuditOptions } from '@novalink/ledger/audit';
import type { ExportLine } from './read-lines';

export interface Violation {
  readonly line: ExportLine;
  readonly finding: string;
}

/** The direction of the coins for each kind of movement; a reversal can have either. */
const directions: Readonly<Record<string, 'in' | 'out' | 'either'>> = {
  WELCOME: 'in',
  DAILY: 'in',
  PACKAGE: 'in',
  GRANT: 'in',
  WIN: 'in',
  WITHDRAWAL: 'out',
  BET: 'out',
  REVERSAL: 'either',
  BUY_IN: 'out',
  REFUND: 'in',
  PRIZE: 'in',
  REWARD: 'in',
  ESCROW: 'either',
  RELEASE: 'either',
  FORFEIT: 'out',
};
/** Kinds of movements that the system computes. They can be the sum of others. */
const sums = new Set(['REVERSAL', 'PRIZE', 'ESCROW', 'REWARD', 'RELEASE', 'FORFEIT']);
const largestAmount = 10n ** 12n;
const largestSum = 9n * 10n ** 15n;
const wholeNumber = /^(?:0|-?[1-9]\d*)$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

/** Returns all errors of the movements of an export, sorted by line. */
export function findViolations(lines: readonly ExportLine[], options: AuditOptions): readonly Violation[] {
  const found = [
    ...lines.flatMap(ofLine),
    ...ofKeys(lines),
    ...(options.fromBeginning ? ofReleases(lines) : []),
    ...[...wallets(lines).values()].flatMap((wallet) => ofSequence(wallet, options)),
  ];
  const places = new Map(lines.map((line, place) => [line, place]));
  const placeIn = ({ line }: Violation) => places.get(line) ?? 0;
  return found.sort((one, other) => placeIn(one) - placeIn(other));
}

function ofLine(line: ExportLine): readonly Violation[] {
  const { key, at, kind, state, amount, balance, seq } = line;
  const direction = directions[kind];
  const isPosted = state === 'POSTED';
  const isNumber = wholeNumber.test(amount);
  const minor = isNumber ? BigInt(amount) : 0n;
  const size = minor < 0n ? -minor : minor;
  const findings: readonly (readonly [boolean, string])[] = [
    [key !== '', 'it has no key'],
    [instant.test(at), `"${at}" is not a time`],
    [direction !== undefined, `unknown kind "${kind}"`],
    [isPosted || state === 'DECLINED', `unknown state "${state}"`],
    [
      isNumber && size > 0n && size <= (sums.has(kind) ? largestSum : largestAmount),
      `"${amount}" is not an amount`,
    ],
    [direction !== 'in' || minor >= 0n, `a ${kind} must not have a negative amount`],
    [direction !== 'out' || minor <= 0n, `a ${kind} must not have a positive amount`],
    [isPosted || (balance === '' && seq === ''), 'it was declined but has a balance or a sequence number'],
    [!isPosted || /^[1-9]\d*$/.test(seq), `"${seq}" is not a sequence number`],
    [
      !isPosted || (wholeNumber.test(balance) && (BigInt(balance) >= 0n || isMirrored(line))),
      `"${balance}" is not a balance`,
    ],
  ];
  return findings.filter(([holds]) => !holds).map(([, finding]) => ({ line, finding }));
}

/** The coins of this purse are in another wallet. Here, its balance is the sum of the movements. */
const isMirrored = ({ wallet }: ExportLine) => wallet.endsWith(' EXTERNAL');

function ofKeys(lines: readonly ExportLine[]): readonly Violation[] {
  const seen = new Map<string, ExportLine>();
  return lines.flatMap((line) => {
    const first = seen.get(line.key);
    seen.set(line.key, first ?? line);
    return first ? [{ line, finding: `it has the same key as ${placeOf(first)}` }] : [];
  });
}

/**
 * Coins of a reward reach the main purse only after the same amount has left the purse of the reward. The two
 * movements have the same key except for the purse at its end. An export of the main purse alone cannot show
 * this.
 */
function ofReleases(lines: readonly ExportLine[]): readonly Violation[] {
  const released = lines.filter(({ kind, state }) => kind === 'RELEASE' && state === 'POSTED');
  const amounts = new Map(released.map(({ key, amount }) => [key, amount]));
  const exported = new Set(lines.map(({ wallet }) => wallet));
  return released.flatMap((line) => {
    const isExported = exported.has(line.wallet.replace(/MAIN$/, 'PROMO'));
    if (!line.key.endsWith('#MAIN') || !isExported) return [];
    const left = amounts.get(line.key.replace(/MAIN$/, 'PROMO'));
    return left === `-${line.amount}`
      ? []
      : [{ line, finding: `the purse of the reward released ${left ?? 'nothing'} instead` }];
  });
}

/** Checks that each movement of a wallet follows from the previous one, in any order of lines. */
function ofSequence(wallet: readonly Numbered[], { fromBeginning }: AuditOptions): readonly Violation[] {
  const sequence = [...wallet].sort((one, other) => (one.seq < other.seq ? -1 : one.seq > other.seq ? 1 : 0));
  return sequence.flatMap(({ line, seq, balance, amount }, place) => {
    const before = sequence[place - 1];
    const wanted = before ? before.seq + 1n : fromBeginning ? 1n : seq;
    if (seq !== wanted)
      return [{ line, finding: `${line.wallet} has the sequence number ${seq} instead of ${wanted}` }];
    const opening = before?.balance ?? (seq === 1n ? 0n : balance - amount);
    if (opening + amount === balance && (opening >= 0n || isMirrored(line))) return [];
    return [{ line, finding: `${line.wallet} had ${opening}, and ${amount} does not give ${balance}` }];
  });
}

interface Numbered {
  readonly line: ExportLine;
  readonly seq: bigint;
  readonly balance: bigint;
  readonly amount: bigint;
}

/** The posted lines with valid numbers. `ofLine` reports the others. */
function wallets(lines: readonly ExportLine[]): ReadonlyMap<string, readonly Numbered[]> {
  const byWallet = new Map<string, Numbered[]>();
  for (const line of lines) {
    const { wallet, seq, balance, amount } = line;
    if (line.state !== 'POSTED' || ![seq, balance, amount].every((text) => wholeNumber.test(text))) continue;
    const numbered = { line, seq: BigInt(seq), balance: BigInt(balance), amount: BigInt(amount) };
    const sequence = byWallet.get(wallet) ?? [];
    sequence.push(numbered);
    byWallet.set(wallet, sequence);
  }
  return byWallet;
}

export const placeOf = ({ file, line }: ExportLine) => `${file}:${line}`;
