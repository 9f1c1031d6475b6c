import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { CasinoWalletStore, WalletCasino } from '#lambda/stores/brands/casino-wallet-store';

/** Returns a casino of the caller, or any casino for an admin. */
export async function ownCasino(
  casinos: Pick<CasinoWalletStore, 'casino'>,
  { sub, isAdmin }: Caller,
  casinoId: string,
): Promise<WalletCasino> {
  const casino = await casinos.casino(casinoId);
  if (!casino || !guard('casino.owner', isAdmin || casino.owner === sub)) throw new Refusal('casino.missing');
  return casino;
}
