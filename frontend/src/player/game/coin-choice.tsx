import type { Balance, CoinType } from '#domain/generated/types';
import { balanceIn } from '../../parts/brand/read-brand';
import { amountOf, coinLabels } from '../../parts/reels/coin-labels';
import { inputShape } from '../../ui/form/field-frame';

interface CoinChoiceProps {
  /** The coins with which games can be played. */
  readonly coins: readonly CoinType[];
  readonly balances: readonly Balance[];
  readonly chosen: string;
  readonly isLocked: boolean;
  readonly onChoose: (code: string) => void;
}

/** Selects the kind of coins. Each kind has a separate session. */
export const CoinChoice = ({ coins, balances, chosen, isLocked, onChoose }: CoinChoiceProps) => (
  <select
    aria-label="Play with"
    value={chosen}
    disabled={isLocked}
    className={`${inputShape} order-last sm:order-none sm:max-w-64`}
    onChange={(event) => onChoose(event.target.value)}
  >
    {coins.map(({ code, name, decimals }) => (
      <option key={code} value={code}>
        {name}: {coinLabels(name, decimals).coins(amountOf(balanceIn(balances, code)))} {code}
      </option>
    ))}
  </select>
);
