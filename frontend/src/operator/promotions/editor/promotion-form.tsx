import { useForm, useWatch } from 'react-hook-form';
import { ruleLimits } from '#domain/promotions/document-rules';
import type { ShownBrand } from '../../../parts/brand/read-brand';
import { TimeField } from '../../../parts/editing/time-field';
import { useGameChoices, useGameTitles } from '../../../parts/rounds/read-game-titles';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { TextAreaField, TextField } from '../../../ui/form/fields';
import { SelectField } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/save-bar';
import { Panel } from '../../../ui/page';
import { EligibilityFields } from './eligibility-fields';
import { PresetFields } from './preset-fields';
import type { PresetType } from './preset-labels';
import { LivePreview } from './live-preview';
import { promotionResolver, textAt } from './promotion-resolver';
import { type PromotionValues, rulesOf, sentRules } from './promotion-values';
import { usePromotionGames } from '../read-promotion-games';
import { refusedError } from './refused-error';
import { errorMessage, fieldOf } from './rule-fault-labels';
import { WageringFields } from './wagering-fields';
import * as messages from './messages';

interface PromotionFormProps {
  readonly brand: ShownBrand;
  readonly type: PresetType;
  readonly promotionId: string;
  /** The version of the rules. */
  readonly version: number;
  readonly defaultValues: PromotionValues;
  readonly submitLabel: string;
  /** Sends the rules as JSON, with the promotion's name. */
  readonly onSend: (rules: string, name: string) => Promise<void>;
}

/** The rules of a draft of one type, with a summary, the cost and the view of a player. */
export const PromotionForm = ({
  brand,
  type,
  promotionId,
  version,
  defaultValues,
  submitLabel,
  onSend,
}: PromotionFormProps) => {
  const coins = brand.coinTypes.filter(({ kind }) => kind === 'PLAY');
  const decimalsOf = (coin: string) => brand.coinTypes.find(({ code }) => code === coin)?.decimals ?? 0;
  const zone = brand.timeZone;
  const rulesIn = (values: PromotionValues) =>
    rulesOf(type, values, {
      ...{ promotionId, brandId: brand.id, version, decimals: decimalsOf(values.coin), timeZone: zone },
      ticketDecimals: decimalsOf(values.rewardCoin),
    });
  const form = useForm<PromotionValues>({
    defaultValues,
    resolver: promotionResolver(type, rulesIn, brand.gameIds, zone),
  });
  const hasTickets = useWatch({ control: form.control, name: 'rewardCoin' }) !== '';
  const titles = useGameTitles(brand.id);
  const games = usePromotionGames(brand.id);
  const gameChoices = useGameChoices(brand.id, brand.gameIds);
  const send = async (values: PromotionValues) => {
    const rules = rulesIn(values);
    try {
      await onSend(sentRules(rules), rules.name);
    } catch (refused) {
      const fault = refusedError(refused);
      if (fault) {
        const field = fieldOf(type, fault.path);
        const message = errorMessage(type, fault, textAt(values, field));
        // The form lists errors of paths that have no field.
        form.setError(field as keyof PromotionValues, { type: 'rule', message }, { shouldFocus: true });
      }
      throw refused;
    }
    form.reset(values);
  };
  return (
    <Form form={form} onSubmit={send} failureText={failureText} keepsWork>
      <Panel title={messages.details}>
        <div className="grid gap-5">
          <TextField<PromotionValues>
            name="name"
            label={messages.name}
            hint={messages.playersSeeIt260}
            autoComplete="off"
          />
          <SelectField<PromotionValues>
            name="coin"
            label={messages.coin}
            options={coins.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          />
        </div>
      </Panel>
      <PresetFields type={type} coinTypes={brand.coinTypes} zone={zone} choices={gameChoices} games={games} />
      {!hasTickets && <WageringFields hasMaxWin={type !== 'FREE_ROUNDS'} games={gameChoices} />}
      <Panel
        title={messages.limits}
        lead={hasTickets ? messages.ticketLimitsLead : messages.rewardsArePaidFromBudget}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {!hasTickets && (
            <TextField<PromotionValues> name="budget" label={messages.budget} inputMode="decimal" />
          )}
          <TextField<PromotionValues>
            name="maxClaims"
            label={messages.maximumNumberOfRewards}
            hint={hasTickets ? messages.ofAllPlayersTogether : messages.ofAllPlayersTogetherLeave}
            inputMode="numeric"
            optional={!hasTickets}
          />
        </div>
      </Panel>
      <Panel title={messages.schedule}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TimeField<PromotionValues> name="startsAt" label={messages.start} zone={zone} />
          <TimeField<PromotionValues>
            name="endsAt"
            label="End"
            hint={messages.leaveEmptyForNoEnd}
            zone={zone}
            optional
          />
        </div>
      </Panel>
      <EligibilityFields />
      <Panel title={messages.terms}>
        <TextAreaField<PromotionValues>
          name="termsText"
          label={messages.fullTerms}
          longest={ruleLimits.termsText}
          hint={messages.playersCanReadThemIn}
          rows={6}
        />
      </Panel>
      <LivePreview form={form} rulesIn={rulesIn} titles={titles} games={games} />
      <SaveBar>{submitLabel}</SaveBar>
    </Form>
  );
};

const failureText = (refused: unknown): string =>
  refusedError(refused) ? messages.rulesAreNotValidCheck : sentenceFor(refused);
