import { updateCasinoRules } from '#domain/casinos/casino-rules';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { CasinoDetailFields } from './casino-detail-fields';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { casinoLabels, casinoTexts } from './casino-texts';
import { type CasinoValues, updateCasinoInput, valuesOfCasino } from './casino-values';
import { readCasino } from './read-casino';
import { updateCasino, useRefreshCasino } from './write-casino';

/** Edits the details of a casino. Saves them with optimistic locking. */
export const CasinoForm = ({ casino }: { readonly casino: OwnedCasino }) => {
  const { api } = usePlatform();
  const refresh = useRefreshCasino(casino.id);
  const { form, base, theirs, takeTheirs, save } = useEditing<OwnedCasino, CasinoValues>({
    opened: casino,
    valuesOf: valuesOfCasino,
    resolver: (seen) => formResolver(updateCasinoRules, (values) => updateCasinoInput(values, seen)),
    stale: 'casino.stale',
    readAgain: async () => (await api.send(readCasino, { id: casino.id })).getCasino,
  });

  const send = async (values: CasinoValues) => {
    await save(async (seen) => {
      const input = updateCasinoInput(values, seen);
      return (await api.send(updateCasino, { input })).updateCasino;
    });
    await refresh();
    say.done('The casino is saved.');
  };

  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <CasinoDetailFields form={form} licenceToo={base.status === 'DRAFT'} />
      {theirs && (
        <SavedMeanwhile
          labels={casinoLabels}
          theirs={casinoTexts(theirs)}
          mine={casinoTexts(form.getValues())}
          onTake={takeTheirs}
        />
      )}
      <SaveBar>Save casino</SaveBar>
    </Form>
  );
};
