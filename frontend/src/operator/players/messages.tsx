import type { ReactNode } from 'react';

export const canPlayAgain = (displayName: string) => `${displayName} can play again.`;
export const suspend = 'Suspend…';
export const liftSuspension = 'Lift suspension';
export const suspendDisplayName = (displayName: string) => `Suspend ${displayName}?`;
export const reasonForSuspension = 'Reason for the suspension';
export const playerSeesThisReasonThey =
  'The player sees this reason. They cannot play or claim coins until you lift the suspension.';
export const suspendLabel = 'Suspend';
export const isSuspended = (displayName: string) => `${displayName} is suspended.`;

export const balances = 'Balances';
export const noCoinsYet = 'No coins yet';
export const grantOrDeductCoins = 'Grant or deduct coins';

export const players = 'Players';
export const player = 'Player';
export const overview = 'Overview';
export const levelAndTier = 'Level, tier and tags';
export const thisIsYourAccountAnother =
  'This is your account. Another admin of the brand can change your level, tier, tags and status.';
export const statement = 'Statement';
export const allCoinMovementsNewestFirst = 'All coin movements, newest first.';
export const owner = 'Owner';
export const tierJoined = (tier: number, country: string, createdAt: ReactNode) => (
  <>
    Tier {tier} · {country} · joined {createdAt}
  </>
);

export const levelOf = (displayName: string) => `Level of ${displayName}`;
export const level = 'Level';
export const nowHasLevel = (displayName: string, brandLevel: string) =>
  `${displayName} now has the level ${brandLevel}.`;
export const tierOf = (displayName: string) => `Tier of ${displayName}`;
export const tier = 'Tier';
export const isNowInTier = (displayName: string, chosen: string) =>
  `${displayName} is now in tier ${chosen}.`;

export const tag = 'Tag';
export const allTags = 'All tags';
export const tags = 'Tags';
export const tagsOf = (displayName: string) => `Tags of ${displayName}`;
export const tagsHint = (tags: number, characters: number) =>
  `At most ${tags}, each with 1–${characters} letters, digits and hyphens. Press Enter or comma after each tag. The player’s data export includes them.`;
export const saveTags = 'Save tags';
export const tagsAreSaved = (displayName: string) => `The tags of ${displayName} are saved.`;
export const tooManyTags = (most: number) => `A player can have at most ${most} tags. Remove some of them.`;
export const noTag = (tag: string, characters: number) =>
  `“${tag}” is not a tag. Use 1–${characters} letters, digits and hyphens.`;
export const tagTwice = (tag: string) => `The tag “${tag}” is entered twice. Remove one of them.`;

export const inTextPlayer = 'player';
export const inTextPlayers = 'players';
export const country = 'Country';
export const joined = 'Joined';

export const allPlayersOf = (brandName: string) => `All players of ${brandName}.`;
export const nameContains = 'Name contains';
export const allLevels = 'All levels';
export const status = 'Status';
export const allStatuses = 'All statuses';
export const noPlayersYet = 'No players yet';
export const playersAppearHereWhenThey = 'Players appear here when they join in the lobby.';
export const noPlayersFound = 'No players found';
export const removeFilterOrChangeSearch = 'Remove a filter or change the search.';
export const showAllPlayers = 'Show all players';

export const onBreakUntil = (end: ReactNode) => <>On a break until {end}. Nobody can end it earlier.</>;
export const selfExcludedUntil = (selfExcludedUntil: ReactNode) => (
  <>Self-excluded until {selfExcludedUntil}.</>
);
