import { useState } from 'react';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { prizeFault, type PrizeFault } from '#domain/tournaments/prizes';
import { tournamentRules } from '#domain/tournaments/tournament-input-rules';
import { frozenPrizes } from '#domain/tournaments/rules';
import type { TournamentRulesInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { missingTimes } from '../../parts/editing/local-time';
import { useGameChoices } from '../../parts/rounds/read-game-titles';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { Panel } from '../../ui/page';
import { FieldContextProvider, PanelFields, TournamentField } from './tournament-field';
import { rulesInput, type TournamentValues } from './tournament-values';
import { RulesPreview } from './rules-preview';

interface TournamentFormProps {
  readonly brand: ShownBrand;
  readonly defaultValues: TournamentValues;
  readonly submitLabel: string;
  readonly onSend: (rules: TournamentRulesInput) => Promise<void>;
}

/** Edits the rules of a draft, with a summary as text and a preview of the prizes. */
export const TournamentForm = ({ brand, defaultValues, submitLabel, onSend }: TournamentFormProps) => {
  const decimalsOf = (code: string) => brand.coinTypes.find((coin) => coin.code === code)?.decimals ?? 0;
  const inputOf = (values: TournamentValues) => rulesInput(values, decimalsOf);
  const zone = brand.timeZone;
  const form = useForm<TournamentValues>({
    defaultValues,
    resolver: formResolver(tournamentRules, inputOf, (values) =>
      missingTimes(values, ['startsAt', 'endsAt'], zone),
    ),
  });
  const games = useGameChoices(brand.id, brand.gameIds);
  const send = async (values: TournamentValues) => {
    const rules = inputOf(values);
    checkPrizes(rules);
    await onSend(rules);
    form.reset(values);
  };
  return (
    <Form form={form} onSubmit={send} failureText={failureText} keepsWork>
      <FieldContextProvider value={{ brand, games }}>
        <Panel title="Details">
          <PanelFields panel="details" />
        </Panel>
        <Panel title="Scoring rules">
          <PanelFields panel="scoring" />
        </Panel>
        <Panel title="Entry">
          <PanelFields panel="entry" />
        </Panel>
        <PrizeFields />
      </FieldContextProvider>
      <Summary form={form} brand={brand} inputOf={inputOf} />
      <SaveBar>{submitLabel}</SaveBar>
    </Form>
  );
};

const PrizeFields = () => {
  const { fields, append, remove } = useFieldArray<TournamentValues, 'prizes'>({ name: 'prizes' });
  const next = Number(fields.at(-1)?.rankTo ?? 0) + 1;
  return (
    <Panel
      title="Prizes"
      lead="From rank 1 on, without gaps. A lower rank cannot get more than a higher one."
    >
      <div className="grid gap-4">
        <PanelFields panel="prizes" />
        {fields.map((field, index) => (
          <div
            key={field.id}
            role="group"
            aria-label={`Prize range ${index + 1}`}
            className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[1fr_1fr_2fr_auto]"
          >
            {(['rankFrom', 'rankTo', 'amount', 'share'] as const).map((key) => (
              <TournamentField key={key} name={`prizes.${index}.${key}`} />
            ))}
            {fields.length > 1 && (
              <Button look="quiet" className="self-end justify-self-start" onClick={() => remove(index)}>
                Remove
              </Button>
            )}
          </div>
        ))}
        {fields.length < limits.tournament.prizeRanges && (
          <Button
            look="quiet"
            className="justify-self-start"
            onClick={() => append({ rankFrom: `${next}`, rankTo: `${next}`, amount: '', share: '' })}
          >
            Add a prize range
          </Button>
        )}
      </div>
    </Panel>
  );
};

interface SummaryProps {
  readonly form: UseFormReturn<TournamentValues>;
  readonly brand: ShownBrand;
  readonly inputOf: (values: TournamentValues) => TournamentRulesInput;
}

const Summary = ({ form, brand, inputOf }: SummaryProps) => {
  const [initial] = useState(() => form.getValues());
  // Fields that are not shown are missing in the watched values.
  const values = { ...initial, ...useWatch({ control: form.control }) } as TournamentValues;
  return <RulesPreview rules={inputOf(values)} coinTypes={brand.coinTypes} />;
};

/** Checks the ranges of prizes with the rules and messages of the API. */
function checkPrizes({ prizeKind, prizes, maxEntrants }: TournamentRulesInput): void {
  const fault = prizeFault(frozenPrizes({ prizeKind, prizes }), {
    mostRanks: Math.min(maxEntrants ?? Infinity, limits.tournament.rankedPrizes),
    budget: BigInt(limits.coin.largestAmount),
  });
  if (fault) throw new PrizesRefused(`Prize range ${fault.index + 1} ${prizeFaults[fault.fault]}.`);
}

class PrizesRefused extends Error {}

const failureText = (error: unknown): string =>
  error instanceof PrizesRefused ? error.message : sentenceFor(error);

const prizeFaults: Readonly<Record<PrizeFault, string>> = {
  gap: 'starts more than one rank after the previous range',
  overlap: 'overlaps the previous range',
  reversed: 'ends before it starts',
  rising: 'pays more than the previous range',
  'not-whole': 'must bring the sum of all shares to exactly 100%',
  'too-large': 'is too large',
};
