import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PromotionType } from '#domain/generated/types';
import type { PromotionRules } from '#domain/promotions/rules';
import type { ShownBrand } from '../../../parts/brand/read-brand';
import { useGameChoices, useGameTitles } from '../../../parts/rounds/read-game-titles';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/save-bar';
import { Panel } from '../../../ui/page';
import { GameWeightFields } from './game-weight-fields';
import { MissionFields } from './mission-fields';
import { LivePreview } from './live-preview';
import { formShowsAll, newValues, rulesOf, sentRules, valuesOf } from './promotion-document';
import { FieldContextProvider, PanelFields, PromotionField } from './promotion-field';
import { hasAmount } from './preset-field-labels';
import type { PromotionPath } from './field-labels';
import { promotionResolver, textAt } from './promotion-resolver';
import type { PromotionValues } from './promotion-values';
import { usePromotionGames } from '../read-promotion-games';
import { errorMessage, fieldOf } from './rule-fault-labels';
import { WheelFields } from './wheel-fields';
import type { RuleFault, RuleFaultCode } from '#domain/promotions/rule-faults';
import { Refused } from '../../../platform/api/errors';

interface PromotionFormProps {
  readonly brand: ShownBrand;
  readonly type: PromotionType;
  readonly promotionId: string;
  /** The rules of a draft; undefined for a new promotion. */
  readonly rules: PromotionRules | undefined;
  /** Is shown instead, if the form does not have all values of the rules. */
  readonly otherwise?: ReactNode;
  readonly submitLabel: string;
  /** Sends the rules as JSON, with the promotion's name. */
  readonly onSend: (rules: string, name: string) => Promise<void>;
}

/** The rules of a draft of one type, with a summary, the cost and the view of a player. */
export const PromotionForm = ({ otherwise, ...props }: PromotionFormProps) =>
  props.rules && !formShowsAll(props.type, props.rules) ? otherwise : <RulesForm {...props} />;

const RulesForm = ({
  brand,
  type,
  promotionId,
  rules: opened,
  submitLabel,
  onSend,
}: Omit<PromotionFormProps, 'otherwise'>) => {
  const version = opened?.version ?? 1;
  const [defaultValues] = useState(() =>
    opened
      ? valuesOf(type, opened)
      : newValues(type, brand.coinTypes.find(({ kind }) => kind === 'PLAY')?.code ?? '', Date.now()),
  );
  const decimalsOf = (coin: string) => brand.coinTypes.find(({ code }) => code === coin)?.decimals ?? 0;
  const zone = brand.timeZone;
  const rulesIn = (values: PromotionValues) =>
    rulesOf(type, values, {
      ...{ promotionId, brandId: brand.id, version, decimals: decimalsOf(values.coin), timeZone: zone },
      ticketDecimals: decimalsOf(values.reward.coin),
    });
  const form = useForm<PromotionValues>({
    defaultValues,
    resolver: promotionResolver(type, rulesIn, brand.gameIds, zone),
  });
  const hasTickets = useWatch({ control: form.control, name: 'reward.coin' }) !== '' && hasAmount(type);
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
        form.setError(field as PromotionPath, { type: 'rule', message }, { shouldFocus: true });
      }
      throw refused;
    }
    form.reset(values);
  };
  const facts = { type, coinTypes: brand.coinTypes, zone, choices: gameChoices, games };
  return (
    <Form form={form} onSubmit={send} failureText={failureText} keepsWork>
      <FieldContextProvider value={facts}>
        <Panel title="Details">
          <PanelFields panel="details" />
        </Panel>
        {type === 'MISSION' && <MissionFields />}
        {type === 'DAILY_WHEEL' ? (
          <WheelFields />
        ) : (
          <Panel title="Reward">
            <PanelFields panel="reward" />
          </Panel>
        )}
        {!hasTickets && (
          <Panel
            title="Wagering"
            lead="With wagering, a reward keeps its coins apart from the balance until the player has made bets. Without it, the coins are added to the balance at once."
          >
            <div className="grid gap-5">
              <PanelFields panel="wagering" />
              <GameWeightFields games={gameChoices.length} />
            </div>
          </Panel>
        )}
        <Panel
          title="Limits"
          lead={
            hasTickets
              ? 'Tickets take nothing from a budget. The number of rewards limits them.'
              : 'Rewards are paid from the budget. When it is used up, the promotion ends.'
          }
        >
          <PanelFields panel="limits" without={hasTickets ? ['limits.budget'] : []} />
        </Panel>
        <Panel title="Schedule">
          <PanelFields panel="schedule" />
        </Panel>
        <Panel
          title="Players"
          lead="Everyone can collect the reward, unless you limit it here. Suspended and excluded players never can."
        >
          <PanelFields panel="players" />
        </Panel>
        <Panel title="Terms">
          <PromotionField name="termsText" />
        </Panel>
      </FieldContextProvider>
      <LivePreview form={form} rulesIn={rulesIn} titles={titles} games={games} />
      <SaveBar>{submitLabel}</SaveBar>
    </Form>
  );
};

const failureText = (refused: unknown): string =>
  refusedError(refused) ? 'The rules are not valid. Check the marked fields.' : sentenceFor(refused);

/** The error in the rules that the server reported; undefined for any other failure. */
function refusedError(failure: unknown): RuleFault | undefined {
  if (!(failure instanceof Refused) || failure.code !== 'promotion.rules') return undefined;
  const { path, code } = failure.parameters;
  return path === undefined ? undefined : { path: `${path}`, code: `${code}` as RuleFaultCode };
}
