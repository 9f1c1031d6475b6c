import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createCasinoRules } from '#domain/casinos/casino-rules';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { Page, Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { CasinoDetailFields } from './casino-detail-fields';
import { type CasinoValues, createCasinoInput, valuesOfCasino } from './casino-values';
import { casinosPlaces, listCrumb } from './casinos-places';
import { ownCasinosKey } from './list-own-casinos';
import { mayCreateCasinos, OwnOperatorFrame } from './own-operator-frame';
import { createCasino } from './write-casino';

export const CreateCasinoPage = () => (
  <Page
    title="New casino"
    width="form"
    lead="A casino starts as a draft. Prepare its brands while an admin reviews it."
    breadcrumbs={[listCrumb]}
  >
    <OwnOperatorFrame>
      {(company) =>
        mayCreateCasinos(company) ? (
          <CreateCasinoForm companyId={company.id} />
        ) : (
          <EmptyState title="You cannot create a casino now">
            Only approved companies can create casinos. Your existing casinos stay available.
          </EmptyState>
        )
      }
    </OwnOperatorFrame>
  </Page>
);

const CreateCasinoForm = ({ companyId }: { readonly companyId: string }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<CasinoValues>({
    defaultValues: valuesOfCasino(null),
    resolver: formResolver(createCasinoRules, (values: CasinoValues) => createCasinoInput(values, companyId)),
  });

  const create = async (values: CasinoValues) => {
    const input = createCasinoInput(values, companyId);
    const { createCasino: casino } = await api.send(createCasino, { input });
    form.reset(values);
    say.done(`${casino.name} is created.`);
    await queries.invalidateQueries({ queryKey: ownCasinosKey });
    await navigate(casinosPlaces.casino(casino.id));
  };

  return (
    <Panel>
      <Form form={form} onSubmit={create} failureText={sentenceFor} keepsWork>
        <CasinoDetailFields form={form} licenceToo />
        <SaveBar>Create casino</SaveBar>
      </Form>
    </Panel>
  );
};
