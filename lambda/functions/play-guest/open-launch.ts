import type { Launch } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { Needs } from '#lambda/functions/play-guest/needs';
import { Refusal } from '#lambda/runtime/refusal';

/**
 * Opens a session of an operator. Refuses `launch.expired`, `launch.opened`, `brand.closed`, and `game.missing` for a game
 * that is suspended or no longer offered by the brand.
 */
export const openLaunch =
  ({ launches, launchFacts, clock }: Pick<Needs, 'launches' | 'launchFacts' | 'clock'>) =>
  async (guest: string, secret: string): Promise<Launch> => {
    const now = clock();
    const launch = await launches.find(secret, now);
    if (!launch) throw new Refusal('launch.expired');
    const { id: sessionId, mode, brandId, gameId, returnUrl } = launch;
    const facts = await launchFacts(brandId, gameId);
    if (!facts || !guard('launch.open-brand', facts.isOpen)) throw new Refusal('brand.closed');
    if (!guard('launch.offered-game', facts.isOffered)) throw new Refusal('game.missing');
    const first = launch.guest ?? (await launches.open(secret, guest, now));
    if (first === undefined) throw new Refusal('launch.expired');
    if (!guard('launch.own', first === guest)) throw new Refusal('launch.opened');
    const { brand, minAge } = facts;
    const coin = brand.coinTypes.find(({ code }) => code === launch.player?.coin) ?? null;
    return { sessionId, mode, gameId, brandName: brand.name, returnUrl, minAge, coin };
  };
