import type { ReactNode } from 'react';
import { claimPeriods, type GameTitles } from '../../parts/promotions/promotion-words';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ChipsField } from '../../ui/form/chips-field';
import { SelectField, TextField } from '../../ui/form/fields';
import { Panel } from '../../ui/page';
import { MissionFields } from './mission-fields';
import type { PresetType } from './preset-words';
import type { PromotionValues } from './promotion-values';
import { WheelFields } from './wheel-fields';

interface PresetFieldsProps {
  readonly type: PresetType;
  readonly brand: ShownBrand;
  readonly titles: GameTitles | undefined;
}

/** What a type asks for besides the fields of all. */
export const PresetFields = ({ type, brand, titles }: PresetFieldsProps) => {
  const games = brand.gameIds.map((id) => ({ value: id, label: titles?.get(id) ?? id }));
  switch (type) {
    case 'WELCOME_GRANT':
    case 'DAILY_GRANT':
      return (
        <Panel title="Reward">
          <Amount />
        </Panel>
      );
    case 'PROMO_CODE':
      return (
        <Panel title="Reward">
          <Fields>
            <TextField<PromotionValues>
              name="code"
              label="Code"
              hint="3–30 letters, digits and hyphens. Case does not matter."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Amount />
          </Fields>
        </Panel>
      );
    case 'CASHBACK':
      return (
        <Panel title="Reward">
          <Fields>
            <Share label="Share of the net loss, in %" />
            <SelectField<PromotionValues>
              name="every"
              label="Paid for"
              hint="Days, weeks from Monday and months, in UTC."
              options={[
                { value: 'DAY', label: 'The day before' },
                { value: 'WEEK', label: 'The week before' },
                { value: 'MONTH', label: 'The month before' },
              ]}
            />
          </Fields>
        </Panel>
      );
    case 'MATCH_GRANT':
      return (
        <Panel title="Reward">
          <Fields>
            <TextField<PromotionValues> name="atLeast" label="Bets of at least" inputMode="decimal" />
            <Period />
            <Share label="Share of the bets, in %" />
          </Fields>
        </Panel>
      );
    case 'PRIZE_DROP':
      return (
        <Panel title="Reward">
          <div className="grid gap-5">
            <Fields>
              <TextField<PromotionValues>
                name="multiple"
                label="Multiple of the bet, at least"
                hint="Such as 100 for a round that pays 100 times its bet."
                inputMode="decimal"
              />
              <Amount />
              <Period />
            </Fields>
            <ChipsField<PromotionValues>
              name="gameIds"
              label="Games"
              hint="Leave empty for all games of the brand."
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
          <Panel title="Reward">
            <Fields>
              <Amount />
              <Period />
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

const Amount = () => (
  <TextField<PromotionValues> name="amount" label="Amount for each player" inputMode="decimal" />
);

const Share = ({ label }: { readonly label: string }) => (
  <>
    <TextField<PromotionValues> name="percent" label={label} inputMode="decimal" />
    <TextField<PromotionValues>
      name="cap"
      label="Maximum reward"
      hint="For one player and period."
      inputMode="decimal"
    />
  </>
);

const Period = () => (
  <SelectField<PromotionValues>
    name="perPeriod"
    label="A player can collect it"
    hint="Days, weeks from Monday and months, in UTC."
    options={Object.entries<string>(claimPeriods).map(([value, text]) => ({
      value,
      label: text.charAt(0).toUpperCase() + text.slice(1),
    }))}
  />
);
