import { useState } from 'react';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { prizeFault, type PrizeFault } from '#domain/tournaments/prizes';
import { tournamentRules } from '#domain/tournaments/tournament-input-rules';
import type { Prizes } from '#domain/tournaments/rules';
import type { TournamentRulesInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { missingTimes } from '../../parts/editing/local-time';
import { TimeField } from '../../parts/editing/time-field';
import { useGameChoices } from '../../parts/rounds/read-game-titles';
import { prizeKinds, scoringNames } from '../../parts/tournaments/tournament-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { Button } from '../../ui/button';
import { ChipsField } from '../../ui/form/chips-field';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { Panel } from '../../ui/page';
import { EntryFields } from './entry-fields';
import { optionsOf } from './options-of';
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
      <Panel title="Details">
        <div className="grid gap-5">
          <TextField<TournamentValues> name="name" label="Name" autoComplete="off" />
          <TextAreaField<TournamentValues>
            name="description"
            label="Description"
            longest={limits.tournament.description}
            optional
            rows={3}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TimeField<TournamentValues> name="startsAt" label="Start" zone={zone} />
            <TimeField<TournamentValues>
              name="endsAt"
              label="End"
              hint={`At most ${limits.tournament.days} days later.`}
              zone={zone}
            />
          </div>
        </div>
      </Panel>
      <Panel title="Scoring rules">
        <div className="grid gap-5">
          <ChipsField<TournamentValues>
            name="gameIds"
            label="Games"
            hint={`1–${limits.tournament.games} games of the brand.`}
            options={games}
          />
          <div className="grid gap-5 sm:grid-cols-3">
            <SelectField<TournamentValues>
              name="coin"
              label="Coin"
              options={brand.coinTypes
                .filter(({ kind }) => kind === 'PLAY')
                .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
            />
            <TextField<TournamentValues> name="minBet" label="Minimum bet" inputMode="decimal" />
            <TextField<TournamentValues>
              name="maxRounds"
              label="Rounds that count"
              hint="Leave empty for all."
              inputMode="numeric"
              optional
            />
          </div>
          <ScoringFields />
        </div>
      </Panel>
      <EntryFields brand={brand} />
      <PrizeFields />
      <Summary form={form} brand={brand} inputOf={inputOf} />
      <SaveBar>{submitLabel}</SaveBar>
    </Form>
  );
};

const ScoringFields = () => {
  const model = useWatch<TournamentValues, 'scoring.model'>({ name: 'scoring.model' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField<TournamentValues> name="scoring.model" label="Scoring" options={optionsOf(scoringNames)} />
      {model === 'SUM_MULTIPLIER' && (
        <TextField<TournamentValues>
          name="scoring.capX100"
          label="Maximum per round"
          hint="As a multiple of the bet. Leave empty for no limit."
          inputMode="decimal"
          optional
        />
      )}
      {model === 'BEST_STREAK' && (
        <TextField<TournamentValues>
          name="scoring.fromX100"
          label="Multiple that continues a streak"
          hint="Such as 1 for a round that pays at least its bet."
          inputMode="decimal"
        />
      )}
      {model === 'BEST_OF_N' && (
        <TextField<TournamentValues>
          name="scoring.rounds"
          label="Rounds in a row"
          hint={`${limits.tournament.bestOf.smallest}–${limits.tournament.bestOf.largest}.`}
          inputMode="numeric"
        />
      )}
      {model === 'FIXED_BANKROLL' && (
        <TextField<TournamentValues> name="scoring.bankroll" label="Bankroll" inputMode="decimal" />
      )}
    </div>
  );
};

const PrizeFields = () => {
  const { fields, append, remove } = useFieldArray<TournamentValues, 'prizes'>({ name: 'prizes' });
  const mode = useWatch<TournamentValues, 'entryMode'>({ name: 'entryMode' });
  const kind = useWatch<TournamentValues, 'prizeKind'>({ name: 'prizeKind' });
  const buyInCoin = useWatch<TournamentValues, 'buyInCoin'>({ name: 'buyInCoin' });
  const canBePool = mode === 'BUY_IN' && !buyInCoin;
  const isPool = kind === 'POOL' && canBePool;
  const next = Number(fields.at(-1)?.rankTo ?? 0) + 1;
  return (
    <Panel
      title="Prizes"
      lead="From rank 1 on, without gaps. A lower rank cannot get more than a higher one."
    >
      <div className="grid gap-4">
        {canBePool && (
          <SelectField<TournamentValues>
            name="prizeKind"
            label="Prizes are"
            options={optionsOf(prizeKinds)}
          />
        )}
        {fields.map((field, index) => (
          <div
            key={field.id}
            role="group"
            aria-label={`Prize range ${index + 1}`}
            className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[1fr_1fr_2fr_auto]"
          >
            <TextField<TournamentValues>
              name={`prizes.${index}.rankFrom`}
              label="From rank"
              inputMode="numeric"
            />
            <TextField<TournamentValues>
              name={`prizes.${index}.rankTo`}
              label="To rank"
              inputMode="numeric"
            />
            {isPool ? (
              <TextField<TournamentValues>
                name={`prizes.${index}.share`}
                label="Share for each, in %"
                inputMode="decimal"
              />
            ) : (
              <TextField<TournamentValues>
                name={`prizes.${index}.amount`}
                label="Amount for each"
                inputMode="decimal"
              />
            )}
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
  const ranges = prizes.map(({ rankFrom, rankTo, amount, share }) => ({
    ...{ rankFrom, rankTo, amount: amount ?? '0', share: share ?? 0 },
  }));
  const all = { kind: prizeKind, ranges: prizeKind === 'FIXED' ? ranges.map(fixed) : ranges.map(shared) };
  const fault = prizeFault(all as Prizes, {
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

interface Range {
  readonly rankFrom: number;
  readonly rankTo: number;
  readonly amount: string;
  readonly share: number;
}
const fixed = ({ rankFrom, rankTo, amount }: Range) => ({ rankFrom, rankTo, amount });
const shared = ({ rankFrom, rankTo, share }: Range) => ({ rankFrom, rankTo, share });
