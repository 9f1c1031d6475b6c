import type { SymbolFace } from '#domain/generated/types';
import { whole } from '../../platform/labels/numbers';
import type { CoinLabels } from './coin-labels';
import type { ShownStep, ShownWin } from './shown-step';

/** `3:07`, or `1:03:07` from an hour on. */
export const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
};

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const countWord = (count: number): string => counts[count] ?? String(count);

const plural = (name: string): string => {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  if (/leaf$/i.test(name)) return `${name.slice(0, -1)}ves`;
  if (/(?:x|z|ch|sh)$/i.test(name)) return `${name}es`;
  return /s$/i.test(name) ? name : `${name}s`;
};

/** The name of a symbol. */
export type NameOf = (symbol: string) => string;
export const namesIn =
  (gameSymbols: readonly SymbolFace[]): NameOf =>
  (symbol) =>
    gameSymbols.find((face) => face.symbol === symbol)?.name ?? symbol;

/** The labels of a game screen: its symbols and its coins. */
export interface GameLabels extends CoinLabels {
  readonly nameOf: NameOf;
}

/** `Line 3: three Amber lanterns pay 40`. */
export const winLabel = (win: ShownWin, { nameOf, coins }: GameLabels): string => {
  const { kind, number = 0, of, count, coins: paid } = win;
  const pay =
    count === 1
      ? `one ${nameOf(of)} pays ${coins(paid)}`
      : `${countWord(count)} ${plural(nameOf(of))} pay ${coins(paid)}`;
  if (kind === 'line') return `Line ${number}: ${pay}`;
  if (kind === 'way') return number === 1 ? `1 way: ${pay}` : `${whole(number)} ways: ${pay}`;
  if (kind === 'scatter') return `Anywhere: ${pay}`;
  return number === 0
    ? `Prize: the prize “${of}” pays ${coins(paid)}`
    : `Line ${number}: the prize “${of}” pays ${coins(paid)}`;
};

/** The visible symbols, reel by reel from the top. */
export const windowLabel = (window: ShownStep['window'], nameOf: NameOf): string =>
  window.map((symbols, reel) => `reel ${reel + 1}: ${symbols.map(nameOf).join(', ')}`).join('; ');

/** The result of a round. A return of no more than the bet is not called a win. */
export const resultLabel = (bet: number, win: number, { coins }: CoinLabels): string => {
  if (win === 0) return 'No win.';
  return win > bet ? `You won ${coins(win)}.` : `${coins(win)} of your ${coins(bet)} came back.`;
};

interface FinishedRound {
  readonly bet: number;
  readonly win: number;
  readonly balance: number;
  readonly steps: readonly ShownStep[];
  readonly capped: boolean;
}

/** A whole round as text for screen readers. */
export const roundLabel = (
  { bet, win, balance, steps, capped }: FinishedRound,
  labels: GameLabels,
): string => {
  const { coins, nameOf } = labels;
  const [base, ...free] = steps;
  if (base === undefined) return '';
  const won = free.reduce((sum, step) => sum + step.coins, 0);
  return [
    `You bet ${coins(bet)}.`,
    `Reels show ${windowLabel(base.window, nameOf)}.`,
    ...base.wins.map((each) => `${winLabel(each, labels)}.`),
    ...(free.length > 0
      ? [
          free.length === 1
            ? `1 free spin paid ${coins(won)}.`
            : `${free.length} free spins paid ${coins(won)}.`,
        ]
      : []),
    ...(capped ? ['The maximum win ended the round.'] : []),
    resultLabel(bet, win, labels),
    `Balance ${coins(balance)}.`,
  ].join(' ');
};
