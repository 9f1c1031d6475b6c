import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createBrandRules } from '#domain/casinos/brand-rules';
import { slugOf } from '#domain/text/slug-of';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { usePlatform } from '../../platform/platform';
import { TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { useDerivedText } from '../../ui/form/use-derived-text';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { casinosPlaces } from '../casinos/casinos-places';
import { useRefreshCasino } from '../casinos/write-casino';
import { BrandDetailFields } from './brand-detail-fields';
import { type BrandValues, createBrandInput, valuesOfBrand } from './brand-values';
import { createBrand } from './write-brand';

const slugOfName = { from: 'name', to: 'slug', derive: slugOf } as const;

/** The form for a new brand. */
export const CreateBrandForm = ({ casino }: { readonly casino: OwnedCasino }) => {
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
