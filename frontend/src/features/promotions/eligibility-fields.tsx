import { ruleLimits } from '#domain/promotions/rule-faults';
import { countryChoices } from '../../platform/forms/country-options';
import { ChipsField } from '../../ui/form/chips-field';
import { TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import type { PromotionValues } from './promotion-values';

const countries = countryChoices();

/** Who can collect the reward. */
export const EligibilityFields = () => (
  <Panel
    title="Players"
    lead="Everyone can collect the reward, unless you limit it here. Suspended and excluded players never can."
  >
    <div className="grid gap-5">
      <ChipsField<PromotionValues>
        name="countries"
        label="Countries"
        hint="Leave empty for all."
        options={countries}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChipsField<PromotionValues>
          name="tiers"
          label="Tiers"
          hint={`From ${ruleLimits.tier.least} to ${ruleLimits.tier.most}. Leave empty for all.`}
          inputMode="numeric"
          ascending
          optional
        />
        <TextField<PromotionValues>
          name="joinedWithinDays"
          label="Days since joining, at most"
          hint="Leave empty for all."
          inputMode="numeric"
          optional
        />
      </div>
    </div>
  </Panel>
);
