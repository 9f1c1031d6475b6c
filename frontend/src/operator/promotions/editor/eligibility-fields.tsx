import { tagOf } from '#domain/casinos/player-tags';
import { ruleLimits } from '#domain/promotions/document-rules';
import { countryChoices } from '../../../platform/forms/country-options';
import { ChipsField } from '../../../ui/form/chips-field';
import { TextField } from '../../../ui/form/fields';
import { Panel } from '../../../ui/page';
import type { PromotionValues } from './promotion-values';
import * as messages from './messages';

const countries = countryChoices();

/** The fields that determine which players can collect the reward. */
export const EligibilityFields = () => (
  <Panel title={messages.players} lead={messages.everyoneCanCollectRewardUnless}>
    <div className="grid gap-5">
      <ChipsField<PromotionValues>
        name="countries"
        label={messages.countries}
        hint={messages.leaveEmptyForAll}
        options={countries}
        optional
      />
      <ChipsField<PromotionValues>
        name="tags"
        label={messages.tags}
        hint={messages.playersWithOneOfThese}
        normalized={tagOf}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChipsField<PromotionValues>
          name="tiers"
          label={messages.tiers}
          hint={messages.fromToLeaveEmptyFor(ruleLimits.tier.least, ruleLimits.tier.most)}
          inputMode="numeric"
          ascending
          optional
        />
        <TextField<PromotionValues>
          name="joinedWithinDays"
          label={messages.daysSinceJoiningAtMost}
          hint={messages.leaveEmptyForAll}
          inputMode="numeric"
          optional
        />
      </div>
    </div>
  </Panel>
);
