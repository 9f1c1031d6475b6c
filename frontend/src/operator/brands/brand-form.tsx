import { updateBrandRules } from '#domain/casinos/brand-rules';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { BrandDetailFields } from './brand-detail-fields';
import type { OwnBrand } from './brand-fields';
import { brandLabels, brandTexts } from './brand-texts';
import { type BrandValues, updateBrandInput, valuesOfBrand } from './brand-values';
import { useBrandGames } from './list-brand-games';
import { readBrand } from './read-brand';
import { updateBrand, useRefreshBrand } from './write-brand';

/** Edits the design and the play rules of a brand. Saves them with optimistic locking. */
export const BrandForm = ({ brand }: { readonly brand: OwnBrand }) => {
  const { api } = usePlatform();
  const refresh = useRefreshBrand(brand);
  const { data: games = [] } = useBrandGames(brand.id);
  const { form, theirs, takeTheirs, save } = useEditing<OwnBrand, BrandValues>({
    opened: brand,
    valuesOf: valuesOfBrand,
    resolver: (base) => formResolver(updateBrandRules, (values) => updateBrandInput(values, base)),
    stale: 'brand.stale',
    readAgain: async () => (await api.send(readBrand, { id: brand.id })).getBrand,
  });

  const send = async (values: BrandValues) => {
    await save(async (base) => {
      const input = updateBrandInput(values, base);
      return (await api.send(updateBrand, { input })).updateBrand;
    });
    await refresh();
    say.done('The brand is saved.');
  };

  const featured = games.filter(({ id }) => brand.featuredGameIds.includes(id));
  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <BrandDetailFields
        form={form}
        games={[...featured, ...games.filter((game) => !featured.includes(game))]}
      />
      {theirs && (
        <SavedMeanwhile
          labels={brandLabels}
          theirs={brandTexts(theirs)}
          mine={brandTexts(form.getValues())}
          onTake={takeTheirs}
        />
      )}
      <SaveBar>Save brand</SaveBar>
    </Form>
  );
};
