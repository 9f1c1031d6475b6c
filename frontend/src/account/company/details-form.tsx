import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { updateCompanyRules } from '#domain/companies/company-rules';
import { limits } from '#domain/limits';
import { SavedMeanwhile } from '../../parts/editing/saved-meanwhile';
import { useEditing } from '../../parts/editing/use-editing';
import { ImagesChoice } from '../../parts/images/images-choice';
import { recommendedSizes } from '../../parts/images/image-sizes';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import { CompanyDetailFields } from './company-detail-fields';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { companyLabels, companyTexts } from './company-texts';
import { type CompanyValues, updateInputFrom, valuesOf } from './company-values';
import { keepOwnCompany } from '../../parts/companies/use-own-company';
import { readCompany } from './read-company';
import { updateCompany } from './write-company';

/** Edits the details. Saves them with optimistic locking; on a conflict, both versions stay visible. */
export const DetailsForm = ({ company }: { readonly company: OwnCompany }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { form, theirs, takeTheirs, save } = useEditing<OwnCompany, CompanyValues>({
    opened: company,
    valuesOf,
    resolver: (base) => formResolver(updateCompanyRules, (values) => updateInputFrom(values, base)),
    stale: 'company.stale',
    readAgain: async () => (await api.send(readCompany, { id: company.id })).getCompany ?? company,
  });
  const image = useWatch({ control: form.control, name: 'image' });

  const send = async (values: CompanyValues) => {
    const saved = await save(async (base) => {
      const input = updateInputFrom(values, base);
      return (await api.send(updateCompany, { input })).updateCompany;
    });
    keepOwnCompany(queries, saved);
    say.done('The company’s details are saved.');
  };

  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <CompanyDetailFields />
      <ImagesChoice
        name="image"
        size={recommendedSizes.company}
        label="Company images"
        hint={`At most ${limits.company.images}. The first image represents the company.`}
        most={limits.company.images}
        imageKeys={image}
        onChange={(keys) => form.setValue('image', keys, { shouldDirty: true })}
      />
      {theirs && (
        <SavedMeanwhile
          labels={companyLabels}
          theirs={companyTexts(theirs)}
          mine={companyTexts(form.getValues())}
          onTake={takeTheirs}
        />
      )}
      <SaveBar>Save details</SaveBar>
    </Form>
  );
};
