import type { RefusalCode } from '#domain/refusal-codes';

/** Where to go on from a refusal; `none` where choosing another bet is all there is to do. */
export type WayOn = 'session' | 'limits' | 'lobby' | 'home' | 'none';

interface RefusalWords {
  readonly title: string;
  readonly way: WayOn;
}

/** What a refused round or session is called, and what helps. */
export const refusalWords = (code: RefusalCode): RefusalWords => known[code] ?? other;

const other: RefusalWords = { title: 'You cannot play just now', way: 'session' };

const known: Partial<Record<RefusalCode, RefusalWords>> = {
  'wallet.insufficient': { title: 'Your balance does not cover this bet', way: 'none' },
  'play.bet-not-offered': { title: 'This bet is not offered', way: 'none' },
  'player.limit-reached': { title: 'A limit is reached', way: 'limits' },
  'session.ended': { title: 'This session has ended', way: 'session' },
  'request.expired': { title: 'An earlier round was not answered', way: 'none' },
  'session.missing': { title: 'This session has ended', way: 'session' },
  'player.suspended': { title: 'You are suspended here', way: 'lobby' },
  'player.self-excluded': { title: 'You excluded yourself from play', way: 'lobby' },
  'player.missing': { title: 'You are not a player here', way: 'lobby' },
  'player.wrong-status': { title: 'You have left this casino', way: 'lobby' },
  'coin.missing': { title: 'These coins are not played with any more', way: 'lobby' },
  'brand.closed': { title: 'Nobody can play here just now', way: 'lobby' },
  'brand.missing': { title: 'This casino is not open', way: 'home' },
  'game.missing': { title: 'This game has left', way: 'lobby' },
  'caller.rights-withdrawn': { title: 'Your rights have changed', way: 'home' },
};
