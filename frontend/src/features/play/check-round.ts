import type { DemoRound } from '#domain/generated/types';
import { commitmentOf, seededDraw } from '#domain/slots/draw';
import { playRound, type Round } from '#domain/slots/play-round';
import { coinsOf, type Mathematics } from './game-mathematics';

/** What was agreed before a round was played. */
export interface Agreement {
  readonly commitment: string;
  readonly mathModelHash: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly bet: number;
}

export interface PlayedRound {
  readonly agreed: Agreement;
  readonly answer: DemoRound;
}

/** One thing that the server told, beside what comes out here. */
export interface CheckedItem {
  readonly what: string;
  readonly told: string;
  readonly found: string;
  readonly equal: boolean;
}

export interface RoundCheck {
  readonly items: readonly CheckedItem[];
  readonly holds: boolean;
  /** The round as it comes out of the revealed seed. */
  readonly round: Round;
}

/**
 * Plays a round again from its revealed seed. What was agreed before counts, not what the answer says of it: a server
 * that swaps a seed, a number or a bet afterwards is found out.
 */
export const checkRound = (
  { agreed, answer }: PlayedRound,
  { model, mode, hash }: Mathematics,
): RoundCheck => {
  const { clientSeed, nonce, bet } = agreed;
  const round = playRound(model, mode.id, seededDraw({ serverSeed: answer.serverSeed, clientSeed, nonce }));
  const coins = (credits: number) => String(coinsOf(credits, bet, mode));
  const stepsWorked = Math.max(round.steps.length, answer.steps.length);
  const items = [
    item('Commitment', agreed.commitment, commitmentOf(answer.serverSeed)),
    item('Mathematics', agreed.mathModelHash, hash),
    item('Your seed', answer.clientSeed, clientSeed),
    item('Nonce', String(answer.nonce), String(nonce)),
    item('Bet', String(answer.bet), String(bet)),
    ...Array.from({ length: stepsWorked }, (_, index) => {
      const told = answer.steps[index];
      const worked = round.steps[index];
      return item(
        index === 0 ? 'Stops and win of the spin' : `Stops and win of free spin ${index}`,
        told === undefined ? 'none' : outcomeText(told.stops, told.multiplier, String(told.win)),
        worked === undefined ? 'none' : outcomeText(worked.stops, worked.multiplier, coins(worked.credits)),
      );
    }),
    item('Maximum win reached', yesNo(answer.capped), yesNo(round.capped)),
    item('Win', String(answer.win), coins(round.credits)),
  ];
  return { items, holds: items.every(({ equal }) => equal), round };
};

const item = (what: string, told: string, found: string): CheckedItem => ({
  what,
  told,
  found,
  equal: told === found,
});

const outcomeText = (stops: readonly number[], multiplier: number, win: string): string =>
  `${stops.join('–')}${multiplier === 1 ? '' : ` ×${multiplier}`}: ${win}`;

const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');
