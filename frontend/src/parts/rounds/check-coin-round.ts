import { commitmentOf, playRound, seededDraw } from '@novalink/engine';
import { amountOf, type CoinLabels } from '../reels/coin-labels';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import { checkedItem, checkedRound, checkedSteps, type RoundCheck, yesNo } from '@novalink/engine/proof';
import type { ReadRound } from './round-requests';

/** The fields of a round that a verification needs. */
export type PresentedRound = Pick<
  ReadRound,
  | 'mathModelHash'
  | 'bet'
  | 'win'
  | 'capped'
  | 'steps'
  | 'serverSeedHash'
  | 'serverSeed'
  | 'clientSeed'
  | 'nonce'
>;
export type Revealed<Round extends PresentedRound> = Round & { readonly serverSeed: string };

/** A round whose seed has been revealed. */
export type RevealedRound = Revealed<ReadRound>;

export const isRevealed = <Round extends PresentedRound>(round: Round): round is Revealed<Round> =>
  round.serverSeed !== null;

/** Recomputes a round with coins from its revealed seed and compares it with the reported values. */
export const checkCoinRound = (
  round: Revealed<PresentedRound>,
  { model, mode, hash }: Mathematics,
  { coins }: CoinLabels,
): RoundCheck => {
  const { serverSeed, clientSeed, nonce } = round;
  const found = playRound(model, mode.id, seededDraw({ serverSeed, clientSeed, nonce }));
  const bet = amountOf(round.bet);
  const worth = (credits: number) => coins(coinsOf(credits, bet, mode));
  const items = [
    checkedItem('Commitment', round.serverSeedHash, commitmentOf(serverSeed)),
    checkedItem('Mathematics', round.mathModelHash, hash),
    ...checkedSteps(
      round.steps.map((step) => ({ ...step, pays: coins(amountOf(step.win)) })),
      found.steps.map((step) => ({ ...step, pays: worth(step.credits) })),
    ),
    checkedItem('Maximum win reached', yesNo(round.capped), yesNo(found.capped)),
    checkedItem('Win', coins(amountOf(round.win)), worth(found.credits)),
  ];
  return checkedRound(items, found);
};
