import { coinsOf } from '#domain/wallet/amounts';
import { Refused } from '../../platform/api/errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import type { ShownBrand } from '../brand/read-brand';
import type { ShownTournament } from './list-tournaments';

type CoinTypes = ShownBrand['coinTypes'];
type BuyIn = Pick<ShownTournament, 'coin' | 'decimals' | 'buyInCoin' | 'buyInDecimals'>;

/** An amount in the coin of the buy-in, from minor units: `5.00 GLD`, or `1 × Gold ticket`. */
export function buyInAmount(
  minor: string,
  { coin, decimals, buyInCoin, buyInDecimals }: BuyIn,
  coinTypes: CoinTypes,
): string {
  if (buyInCoin === null) return `${coinsOf(BigInt(minor), decimals)} ${coin}`;
  const name = coinTypes.find(({ code }) => code === buyInCoin)?.name ?? buyInCoin;
  return `${coinsOf(BigInt(minor), buyInDecimals ?? 0)} × ${name}`;
}

/** Why a player could not join. Too few tickets are stated with their number. */
export function joinFailure(
  error: unknown,
  tournament: BuyIn & Pick<ShownTournament, 'buyIn'>,
  coinTypes: CoinTypes,
): string {
  const { buyIn, buyInCoin } = tournament;
  const isShort = error instanceof Refused && error.code === 'wallet.insufficient';
  if (!isShort || buyIn === null || buyInCoin === null) return sentenceFor(error);
  const { balance } = error.parameters;
  const held = buyInAmount(`${balance ?? 0}`, tournament, coinTypes);
  return `You do not have enough tickets. Joining costs ${buyInAmount(buyIn, tournament, coinTypes)}, and you have ${held}.`;
}
