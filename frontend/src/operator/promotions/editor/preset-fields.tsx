import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ShownBrand } from '../../../parts/brand/read-brand';
import { ticketOptions } from '../../../parts/coins/ticket-options';
import { claimPeriods } from '../../../parts/promotions/promotion-labels';
import type { ChipOption } from '../../../ui/form/chip-items';
import { ChipsField } from '../../../ui/form/chips-field';
import { SelectField, TextField } from '../../../ui/form/fields';
import { Panel } from '../../../ui/page';
import { FreeRoundFields } from './free-round-fields';
import { MissionFields } from './mission-fields';
import type { PresetType } from './preset-labels';
import type { PromotionValues } from './promotion-values';
import type { PromotionGame } from '../read-promotion-games';
import { WheelFields } from './wheel-fields';
import * as messages from './messages';

interface AmountProps {
  readonly coinTypes: ShownBrand['coinTypes'];
}

interface PresetFieldsProps extends AmountProps {
  readonly type: PresetType;
  /** The time zone of the brand. */
  readonly zone: string;
  /** The games of the brand. */
  readonly choices: readonly ChipOption[];
  readonly games: readonly PromotionGame[] | undefined;
}

/** The fields of a type, in addition to those of all types. */
export const PresetFields = ({
  type,
  coinTypes,
  zone,
  choices: games,
  games: freeRoundGames,
}: PresetFieldsProps) => {
  switch (type) {
    case 'WELCOME_GRANT':
    case 'DAILY_GRANT':
      return (
        <Panel title={messages.rewardLabel}>
          <Fields>
            <Amount coinTypes={coinTypes} />
          </Fields>
        </Panel>
      );
    case 'INVITATION':
    case 'TOURNAMENT_REWARD':
      return (
        <Panel title={messages.rewardLabel}>
          <Fields>
            <Amount coinTypes={coinTypes} />
            <Period zone={zone} />
          </Fields>
        </Panel>
      );
    case 'PROMO_CODE':
      return (
        <Panel title={messages.rewardLabel}>
          <Fields>
            <TextField<PromotionValues>
              name="code"
              label={messages.code}
              hint={messages.lettersDigitsAndHyphensCase}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Amount coinTypes={coinTypes} />
          </Fields>
        </Panel>
      );
    case 'FREE_ROUNDS':
      return <FreeRoundFields games={freeRoundGames} />;
    case 'CASHBACK':
      return (
        <Panel title={messages.rewardLabel}>
          <Fields>
            <Share label={messages.shareOfNetLossIn} />
            <SelectField<PromotionValues>
              name="every"
              label={messages.paidFor}
              hint={messages.daysWeeksFromMondayAnd(zone)}
              options={[
                { value: 'DAY', label: messages.dayBefore },
                { value: 'WEEK', label: messages.weekBefore },
                { value: 'MONTH', label: messages.monthBefore },
              ]}
            />
          </Fields>
        </Panel>
      );
    case 'MATCH_GRANT':
      return (
        <Panel title={messages.rewardLabel}>
          <Fields>
            <TextField<PromotionValues> name="atLeast" label={messages.betsOfAtLeast} inputMode="decimal" />
            <Period zone={zone} />
            <Share label={messages.shareOfBetsInPercent} />
          </Fields>
        </Panel>
      );
    case 'PRIZE_DROP':
      return (
        <Panel title={messages.rewardLabel}>
          <div className="grid gap-5">
            <Fields>
              <TextField<PromotionValues>
                name="multiple"
                label={messages.multipleOfBetAtLeast}
                hint={messages.suchAs100ForRound}
                inputMode="decimal"
              />
              <Amount coinTypes={coinTypes} />
              <Period zone={zone} />
            </Fields>
            <ChipsField<PromotionValues>
              name="gameIds"
              label={messages.games}
              hint={messages.leaveEmptyForAllGames}
              options={games}
              optional
            />
          </div>
        </Panel>
      );
    case 'MISSION':
      return (
        <>
          <MissionFields games={games} />
          <Panel title={messages.rewardLabel}>
            <Fields>
              <Amount coinTypes={coinTypes} />
              <Period zone={zone} />
            </Fields>
          </Panel>
        </>
      );
    case 'DAILY_WHEEL':
      return <WheelFields />;
  }
};

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);

/** The amount of a reward, and whether it is in coins or in tickets. */
const Amount = ({ coinTypes }: AmountProps) => {
  const [coin, rewardCoin] = useWatch<PromotionValues, ['coin', 'rewardCoin']>({
    name: ['coin', 'rewardCoin'],
  });
  const options = ticketOptions(coinTypes, messages.coinOfPromotion(coin));
  return (
    <>
      <TextField<PromotionValues> name="amount" label={messages.amountForEachPlayer} inputMode="decimal" />
      {(options.length > 1 || rewardCoin !== '') && (
        <SelectField<PromotionValues>
          name="rewardCoin"
          label={messages.rewardIsPaidIn}
          hint={rewardCoin ? messages.ticketsCostNoCoins : undefined}
          options={options}
        />
      )}
    </>
  );
};

const Share = ({ label }: { readonly label: string }) => (
  <>
    <TextField<PromotionValues> name="percent" label={label} inputMode="decimal" />
    <TextField<PromotionValues>
      name="cap"
      label={messages.maximumReward}
      hint={messages.forOnePlayerAndPeriod}
      inputMode="decimal"
    />
  </>
);

const Period = ({ zone }: { readonly zone: string }) => (
  <SelectField<PromotionValues>
    name="perPeriod"
    label={messages.playerCanCollectIt}
    hint={messages.daysWeeksFromMondayAnd(zone)}
    options={Object.entries<string>(claimPeriods).map(([value, text]) => ({
      value,
      label: text.charAt(0).toUpperCase() + text.slice(1),
    }))}
  />
);
