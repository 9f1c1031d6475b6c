import type { Needs } from '#lambda/functions/play-launched/needs';
import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import { type LaunchedPlayer, walletTokenName } from '#lambda/stores/launches/launched-player';

/** A launched player at the table. */
export interface Seat {
  readonly caller: Caller;
  readonly player: LaunchedPlayer;
  readonly gameId: string;
  /** ISO 8601. Until then, the balance of the launch is recent. */
  readonly opensUntil: string;
  /** The wallet that has the coins. Refuses `wallet.unavailable`. */
  readonly wallet: () => Promise<CasinoWallet>;
  /** The token of the player at the wallet. */
  readonly token: () => Promise<string>;
}

/** The player of a launch that this guest has opened. Refuses `launch.expired` and `launch.opened`. */
export const seatOf =
  ({ launches, walletOf, box, clock }: Pick<Needs, 'launches' | 'walletOf' | 'box' | 'clock'>) =>
  async (guest: string, secret: string): Promise<Seat> => {
    const launch = await launches.find(secret, clock());
    if (!launch?.player || launch.guest === undefined) throw new Refusal('launch.expired');
    if (!guard('launch.own', launch.guest === guest)) throw new Refusal('launch.opened');
    const { player, gameId, opensUntil } = launch;
    const caller = { sub: player.userId, isAdmin: false, groups: [], isLaunched: true };
    const token = () => box.open(player.token, walletTokenName(player.playerId));
    const wallet = async () => {
      const found = await walletOf(player.casinoId);
      if (!found) throw new Refusal('wallet.unavailable');
      return found;
    };
    return { caller, player, gameId, opensUntil, wallet, token };
  };
