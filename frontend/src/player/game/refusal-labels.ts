import type { RefusalCode } from '#domain/refusal-codes';

/** The action to offer after a refusal; `none` if the player can only select another bet. */
export type WayOn = 'session' | 'limits' | 'lobby' | 'home' | 'none';

interface RefusalLabels {
  readonly title: string;
  readonly way: WayOn;
}

/** The title of a refused round or session, and the action to offer. */
export const refusalLabels = (code: RefusalCode): RefusalLabels => known[code] ?? other;

const other: RefusalLabels = { title: 'You cannot play at the moment', way: 'session' };

const known: Partial<Record<RefusalCode, RefusalLabels>> = {
  'wallet.insufficient': { title: 'Not enough coins for this bet', way: 'none' },
  'play.bet-not-offered': { title: 'This bet is not available', way: 'none' },
  'player.limit-reached': { title: 'You have reached a limit', way: 'limits' },
  'session.ended': { title: 'This session has ended', way: 'session' },
  'session.pause': { title: 'You have reached your session limit', way: 'session' },
  'request.expired': { title: 'An earlier round has no result yet', way: 'none' },
  'wallet.unavailable': { title: 'The wallet of the casino does not answer', way: 'session' },
  'launch.expired': { title: 'This game session has expired', way: 'none' },
  'launch.opened': { title: 'This game session is open in another browser', way: 'none' },
  'session.missing': { title: 'This session has ended', way: 'session' },
  'player.suspended': { title: 'You are suspended', way: 'lobby' },
  'player.self-excluded': { title: 'You excluded yourself from play', way: 'lobby' },
  'player.on-break': { title: 'You are taking a break', way: 'lobby' },
  'player.missing': { title: 'You have not joined this casino', way: 'lobby' },
  'player.wrong-status': { title: 'You have left this casino', way: 'lobby' },
  'coin.missing': { title: 'These coins can no longer be used in games', way: 'lobby' },
  'brand.closed': { title: 'Games are not available at the moment', way: 'lobby' },
  'brand.missing': { title: 'This casino is not open', way: 'home' },
  'game.missing': { title: 'This game is no longer available', way: 'lobby' },
  'caller.rights-withdrawn': { title: 'Your access has changed', way: 'home' },
};
