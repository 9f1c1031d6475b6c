import type { ReactNode } from 'react';

export const balances = 'Balances';

export const thisCasinoIsNotOpen = 'This casino is not open';
export const backToNovaLink = 'Back to NovaLink';
export const thisAddressDoesNotExist =
  'This address does not exist, or the casino is not open at the moment. Your coins and statements are kept.';

export const thisCasinoIsClosed = 'This casino is closed';
export const youAreSuspended = 'You are suspended';
export const youCannotPlayOrClaim = 'You cannot play or claim coins until the casino lifts the suspension.';
export const youAreTakingBreak = 'You are taking a break';
export const youExcludedYourselfFromPlay = 'You excluded yourself from play';
export const itLastsUntilAndCannot = (selfExcludedUntil: ReactNode) => (
  <>It lasts until {selfExcludedUntil} and cannot be undone.</>
);
export const yourBalancesAndStatementsStay = 'Your balances and statements stay readable.';
export const youHaveLeftThisCasino = 'You have left this casino';
export const itIsClosedPermanentlyYou =
  'It is closed permanently. You can still read your balance and statement.';
export const casinoOrItsCompanyIs =
  'The casino or its company is suspended. Nobody can play or claim coins. Balances do not change.';
export const nobodyCanPlayOrClaim = (brandStatuseText: string) =>
  `${brandStatuseText}: nobody can play or claim coins, and only the brand’s team can see it.`;

export const playerName = 'Player name';
export const find = 'Find';
export const noPlayersNameContains = 'No player’s name contains this text.';
export const playersFound = 'Players found';
export const thereAreMoreResultsType = 'There are more results. Type more letters.';
