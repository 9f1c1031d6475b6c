import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { slugOf } from '#domain/text/slug-of';
import { createBrandRules } from '#domain/casinos/brand-rules';
import { formResolver } from '../../../platform/forms/form-resolver';
import { sentenceFor } from '../../../platform/api/messages';
import { usePathId } from '../../../platform/page/use-path-id';
import { usePlatform } from '../../../platform/platform';
import { Failure } from '../../../ui/failure';
import { TextField } from '../../../ui/form/fields';
import { useDerivedText } from '../../../ui/form/use-derived-text';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/save-bar';
import { Page, Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { say } from '../../../ui/toasts';
import { BrandDetailFields } from './brand-detail-fields';
import { type BrandValues, createBrandInput, valuesOfBrand } from './brand-values';
import type { OwnedCasino } from '../../../parts/casinos/owned-casino';
import { casinosPlaces, listCrumb } from '../casinos-places';
import { useCasino } from '../read-casino';
import { useRefreshCasino } from '../write-casino';
import { createBrand } from './write-brand';

/** `/operator/Casinos/:casinoId/new-brand`: the form for a new brand. */
export const CreateBrandPage = () => {
  const casinoId = usePathId('casinoId');
  const { data: casino, error, refetch } = useCasino(casinoId);
  return (
    <Page
      title="New brand"
      width="form"
      lead="Only you can see a new brand until you open it."
      breadcrumbs={[
        listCrumb,
        ...(casino ? [{ label: casino.name, to: casinosPlaces.casino(casino.id) }] : []),
      ]}
    >
      {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
      {casino === undefined && error === null && <Skeleton />}
      {casino && <CreateBrandForm casino={casino} />}
    </Page>
  );
};

const slugOfName = { from: 'name', to: 'slug', derive: slugOf } as const;

const CreateBrandForm = ({ casino }: { readonly casino: OwnedCasino }) => {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const refresh = useRefreshCasino(casino.id);
  const form = useForm<BrandValues>({
    defaultValues: valuesOfBrand(null),
    resolver: formResolver(createBrandRules, (values: BrandValues) => createBrandInput(values, casino.id)),
  });

  useDerivedText(form, slugOfName);

  const create = async (values: BrandValues) => {
    const { createBrand: brand } = await api.send(createBrand, {
      input: createBrandInput(values, casino.id),
    });
    form.reset(values);
    say.done(`${brand.name} is created.`);
    await refresh();
    await navigate(casinosPlaces.brand(casino.id, brand.id));
  };

  return (
    <Panel>
      <Form form={form} onSubmit={create} failureText={sentenceFor} keepsWork>
        <BrandDetailFields
          form={form}
          games={[]}
          afterName={
            <TextField<BrandValues>
              name="slug"
              label="Short name"
              hint="Used in addresses: 3–40 lowercase letters, digits and hyphens. You cannot change it later."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          }
        />
        <SaveBar>Create brand</SaveBar>
      </Form>
    </Panel>
  );
};
