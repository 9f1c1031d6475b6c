import type { ReactNode } from 'react';

export const noPrizeThisTime = (claimName: string) => `${claimName}: no prize this time.`;
export const youCollectedFrom = (amount: string, claimName: string) =>
  `You collected ${amount} from ${claimName}.`;
export const yourSeed = 'Your seed';
export const nonce = 'Nonce';
export const hashOfServerSeed = 'Hash of the server seed';
export const hashOfWheel = 'Hash of the wheel';
export const serverSeedIsSecretUntil = (keptDays: number, link: (text: string) => ReactNode) => (
  <>
    The server seed is secret until you change your seeds. After that you can verify the draw here for{' '}
    {keptDays} days. {link('Change seeds')}
  </>
);
export const youGet = (rules: string, rules2: string) => `You get ${rules}, ${rules2}.`;
export const termsAndOdds = 'Terms and odds';
export const terms = 'Terms';
export const ofName = (name: string) => `of ${name}`;
export const type = 'Type';
export const availableUntil = 'Available until';
export const noEnd = 'No end';
export const rewardsForAllPlayers = 'Rewards for all players';
export const noLimit = 'No limit';
export const budgetForAllPlayers = 'Budget for all players';
export const odds = 'Odds';
export const sha256OfTheseRules = (code: ReactNode) => <>SHA-256 of these rules: {code}</>;
export const collectedYouCanCollectIt = (at: ReactNode) => (
  <>Collected. You can collect it again from {at}.</>
);
export const collected = 'Collected.';
export const opensOn = (at: ReactNode) => <>Opens on {at}.</>;
export const notOpenNow = 'Not open now.';
export const blockedByOtherReward =
  'You can collect this reward when your other reward in progress has ended. The two cannot be combined.';
export const takePartInTournament =
  'Take part in a tournament. You can collect the reward when the tournament is settled and you have a rank.';
export const thereIsNothingToCollect = 'There is nothing to collect yet.';
export const tryAgain = 'Try again';
export const collectReward = (reward: string) => (reward === '' ? 'Collect' : `Collect ${reward}`);
export const youGetServerSeedWith = 'You get a server seed with your first draw.';
export const sha256OfSecretServer =
  'SHA-256 of the secret server seed of the draw. The seed cannot be changed after this.';
export const sha256OfSectorsWith =
  'SHA-256 of the sectors with their chances and prizes, calculated in this browser.';
export const oddsAndPrizes = 'Odds and prizes';
export const spin = 'Spin';
export const wheelStoppedAt = (label: string) => `The wheel stopped at “${label}”. `;
export const wheelWithSectors = (sectorCount: number) => `Wheel with ${sectorCount} sectors`;
export const m00L0 = (x: number, y: number, radius: number, isLarge: number, x2: number, y2: number) =>
  `M 0 0 L ${x} ${y} A ${radius} ${radius} 0 ${isLarge} 1 ${x2} ${y2} Z`;
export const spinWheel = 'Spin the wheel';
export const theGame = 'the game';
export const freeRoundsAt = (game: ReactNode, bet: string) => (
  <>
    Free rounds at {game}, with a bet of {bet}
  </>
);
export const betsToMake = 'Bets to make before the coins are added to your balance';
export const largestBet = (amount: string) => `Bets above ${amount} do not count.`;
export const largestWin = (amount: string) => `At most ${amount} is added to your balance.`;
export const expiresOn = (at: ReactNode) => <>Expires on {at}.</>;
export const giveUp = 'Give up';
export const giveUpName = (name: string) => `Give up ${name}?`;
export const youLoseCoinsAndRounds = (coins: string, rounds: number) =>
  rounds === 0
    ? `You lose the ${coins} of this reward. You cannot undo this.`
    : `You lose the ${coins} of this reward and its ${rounds} free ${rounds === 1 ? 'round' : 'rounds'}. You cannot undo this.`;
export const gaveUp = (name: string) => `You gave up ${name}.`;
export const rewardIsInProgress = (name: string) => `${name} is in progress.`;
export const withWagering = (multiple: number) =>
  `Its coins are added to your balance after bets of ${multiple} times the reward.`;
