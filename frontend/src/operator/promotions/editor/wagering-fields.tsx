import { ruleLimits } from '#domain/promotions/document-rules';
import type { ChipOption } from '../../../ui/form/chip-items';
import { SelectField, TextField } from '../../../ui/form/fields';
import { Panel } from '../../../ui/page';
import { GameWeightFields } from './game-weight-fields';
import type { PromotionValues } from './promotion-values';
import * as messages from './messages';

interface WageringFieldsProps {
  readonly hasMaxWin: boolean;
  /** The games of the brand. */
  readonly games: readonly ChipOption[];
}

/** The fields of the wagering. `hasMaxWin` is false for free rounds, whose form already has a field for the largest win. */
export const WageringFields = ({ hasMaxWin, games }: WageringFieldsProps) => (
  <Panel title={messages.wagering} lead={messages.wageringLead}>
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<PromotionValues>
          name="wagerMultiple"
          label={messages.wagerMultiple}
          hint={messages.wagerMultipleHint(ruleLimits.multiple.most)}
          inputMode="numeric"
        />
        <TextField<PromotionValues>
          name="validDays"
          label={messages.validDays}
          hint={messages.validDaysHint}
          inputMode="numeric"
        />
        <TextField<PromotionValues>
          name="maxBet"
          label={messages.largestBet}
          hint={messages.largestBetHint}
          inputMode="decimal"
          optional
        />
        {hasMaxWin && (
          <TextField<PromotionValues>
            name="maxWin"
            label={messages.largestWin}
            hint={messages.largestWinHint}
            inputMode="decimal"
            optional
          />
        )}
        <SelectField<PromotionValues>
          name="spendOrder"
          label={messages.spendOrder}
          options={[
            { value: 'MAIN_FIRST', label: messages.mainFirst },
            { value: 'CLAIM_FIRST', label: messages.claimFirst },
          ]}
        />
      </div>
      <GameWeightFields games={games} />
    </div>
  </Panel>
);
