import type { ReactNode } from 'react';

export const linkToReplay = 'Link to the replay';
export const replayIsAvailableUntilOr = (expiresAt: ReactNode) => (
  <>The replay is available until {expiresAt}, or until you stop sharing it or delete your account.</>
);
export const linkCopied = 'Link copied.';
export const copyLink = 'Copy link';
export const openReplay = 'Open replay';
export const roundIsNoLongerShared = 'The round is no longer shared.';
export const stopSharing = 'Stop sharing';
export const serverSeedRevealed = 'Server seed revealed';
export const revealedSeedDoesNotMatch = 'The revealed seed does not match its commitment';
export const itsSha256HashMatches = 'Its SHA-256 hash matches the commitment: ';
export const itsSha256HashDoes = 'Its SHA-256 hash does not match the commitment: ';
export const noRoundUsedThisSeed = 'No round used this seed.';
export const oneRoundWasDrawnFrom = (rounds: number, rounds2: string) =>
  `${rounds === 1 ? 'One round was' : `${rounds2} rounds were`} drawn from it. Select “Check this round” in your list of rounds, or copy the seed and calculate the rounds yourself.`;
export const seedCopied = 'Seed copied.';
export const copySeed = 'Copy seed';
export const newerVersionOfGameIs = (mathModelHash: string, mathModelHash2: string) =>
  `A newer version of the game is live now. Its math model has the hash ${mathModelHash}, but this round used the math model ${mathModelHash2}. You need that model to verify the round.`;
export const gameIsNoLongerAvailable = (mathModelHash: string) =>
  `The game is no longer available, so its math model cannot be loaded. The math model of this round has the hash ${mathModelHash}.`;
export const thisRoundCannotBeVerified = 'This round cannot be verified here';
export const revealedSeedMatchesCommitment = 'The revealed seed matches the commitment.';
export const revealedSeedDoesNotMatchCommitment = 'The revealed seed does not match the commitment.';
export const serverSeedYourSeedNonce = (code: ReactNode, code2: ReactNode, nonce: number, steps: string) => (
  <>
    Server seed {code}, your seed {code2}, nonce {nonce}, stops {steps}
  </>
);
export const nonce = 'Nonce';
export const yourSeed = 'Your seed';
export const hashOfServerSeed = 'Hash of the server seed';
export const roundId = 'Round ID';
export const roundCanBeVerifiedOnce = 'The round can be verified once its server seed is revealed.';
export const yourRounds = 'Your rounds';
export const round = 'round';
export const rounds = 'rounds';
export const game = 'Game';
export const gameThatIsNoLonger = 'A game that is no longer available';
export const gameLabel = 'A game';
export const played = 'Played';
export const bet = 'Bet';
export const revealed = 'Revealed';
export const notRevealedYet = 'Not revealed yet';
export const seed = 'Seed';
export const thisRoundIsNotAvailable = 'This round is not available';
export const roundsAreKeptForDays = (keptDays: number) =>
  `Rounds are kept for ${keptDays} days. The bets and wins of older rounds stay in your statement.`;
export const noRoundsYet = 'No rounds yet';
export const roundsThatYouPlayWith = (keptDays: number) =>
  `Rounds that you play with coins are kept for ${keptDays} days, with the data to verify them.`;
export const currentCommitment = 'Current commitment';
export const sha256OfSecretServer = (nonce: string) => `SHA-256 of the secret server seed. ${nonce}`;
export const yourCurrentSeed = 'Your current seed';
export const usedInEachOfThese = 'Used in each of these rounds.';
export const nextCommitment = 'Next commitment';
export const serverHasAlreadyCommittedTo = 'The server has already committed to its next seed.';
export const yourNextSeed = 'Your next seed';
export const anyLettersDigitsAndSigns = 'Any letters, digits and signs. You can keep the suggestion.';
export const revealAndChangeSeeds = 'Reveal and change seeds';
export const noRoundHasUsedIt = 'No round has used it yet.';
export const roundsHaveUsedIt = (rounds: number, rounds2: string) =>
  rounds === 1 ? 'One round has used it.' : `${rounds2} rounds have used it.`;
export const yourSeeds = 'Your seeds';
export const eachRoundIsCalculatedFrom =
  'Each round is calculated from a secret server seed, your seed and the round number. The hash below commits the server to its seed. After the seed is revealed, anyone can verify the stops and the win of each round.';
export const youGetSeedsWhenYou = 'You get seeds when you open a game.';
export const shareReplay = 'Share replay';
export const anyoneWithLinkCanSee =
  'Anyone with the link can see this round without an account: the game, the brand, the bet, the win, the time and the seeds. Your name and your balance are not shown.';
export const yourSeedIsShownBecause = (code: ReactNode) => (
  <>Your seed {code} is shown, because the round is verified with it.</>
);
export const createLink = 'Create link';
export const win = 'Win';
