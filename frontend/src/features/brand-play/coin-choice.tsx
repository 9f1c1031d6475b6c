import type { Balance, CoinType } from '#domain/generated/types';
import { balanceIn } from '../../shared/brand/read-brand';
import { amountOf, coinLabels } from '../../shared/reels/coin-labels';
import { inputShape } from '../../ui/form/field-frame';
import * as messages from './messages';

interface CoinChoiceProps {
  /** Those that games are played with. */
  readonly coins: readonly CoinType[];
  readonly balances: readonly Balance[];
  readonly chosen: string;
  readonly isLocked: boolean;
  readonly onChoose: (code: string) => void;
}

/** Which kind of coins is played with; another one is another session. */
export const CoinChoice = ({ coins, balances, chosen, isLocked, onChoose }: CoinChoiceProps) => (
  <select
    aria-label={messages.playWith}
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
