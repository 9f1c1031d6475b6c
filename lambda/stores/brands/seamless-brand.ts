import { array, object, parse, string } from 'valibot';
import { brandKey, casinoKey } from '#domain/keys';
import { parseCasinoWallet, type CasinoWalletAddress } from '#lambda/stores/brands/casino-wallet';
import { parsePlayedBrand } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** A brand whose casino has a wallet of its own. */
export interface SeamlessBrand {
  readonly wallet: CasinoWalletAddress;
  /** The codes of its coins for games. */
  readonly coins: readonly string[];
  readonly termsVersion: string;
  readonly blockedCountries: readonly string[];
}

const termsSchema = object({ termsVersion: string() });
const countriesSchema = object({ blockedCountries: array(string()) });

/** Undefined for a missing brand, and for one whose coins are in our ledger. */
export const seamlessBrand =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) =>
  async (brandId: string): Promise<SeamlessBrand | undefined> => {
    const brand = await readRow(needs, brandKey(brandId), (row) => ({
      ...parsePlayedBrand(row),
      ...parse(termsSchema, row),
    }));
    const casino =
      brand &&
      (await readRow(needs, casinoKey(brand.casinoId), (row) => ({
        wallet: parseCasinoWallet(row),
        ...parse(countriesSchema, row),
      })));
    if (!brand || !casino?.wallet) return undefined;
    const { wallet, blockedCountries } = casino;
    const coins = brand.coinTypes.filter(({ kind }) => kind === 'PLAY').map(({ code }) => code);
    return { wallet, coins, termsVersion: brand.termsVersion, blockedCountries };
  };
