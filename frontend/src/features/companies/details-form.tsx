import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { updateCompanyRules } from '#domain/company-rules';
import { limits } from '#domain/limits';
import { ImagesChoice } from '../../parts/images/images-choice';
import { Refused } from '../../platform/faults';
import { formResolver } from '../../platform/form-resolver';
import { sentenceFor } from '../../platform/messages';
import { usePlatform } from '../../platform/platform';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { CompanyDetailFields } from './company-detail-fields';
import type { OwnCompany } from './company-fields';
import { type CompanyValues, updateInputFrom, valuesOf } from './company-values';
import { keepOwnCompany } from './own-company';
import { readCompany } from './read-company';
import { SavedMeanwhile } from './saved-meanwhile';
import { updateCompany } from './write-company';

/** The details, saved against the version they were read at; on a conflict both sides stay in view. */
export const DetailsForm = ({ company: opened }: { readonly company: OwnCompany }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [company, setCompany] = useState(opened);
  const [theirs, setTheirs] = useState<OwnCompany>();
  const form = useForm<CompanyValues>({
    defaultValues: valuesOf(company),
    resolver: formResolver(updateCompanyRules, (values: CompanyValues) => updateInputFrom(values, company)),
  });

  const image = useWatch({ control: form.control, name: 'image' });

  /** Once the person has been shown what changed, saving again is their decision. */
  const showTheirs = async () => {
    const { getCompany: current } = await api.send(readCompany, { id: company.id });
    if (!current) return;
    setTheirs(current);
    setCompany(current);
  };

  const save = async (values: CompanyValues) => {
    const input = updateInputFrom(values, company);
    const { updateCompany: saved } = await api
      .send(updateCompany, { input })
      .catch(async (fault: unknown) => {
        if (fault instanceof Refused && fault.code === 'company.stale') await showTheirs();
        throw fault;
      });
    setCompany(saved);
    setTheirs(undefined);
    form.reset(valuesOf(saved));
    keepOwnCompany(queries, saved);
    say.done('The company’s details are saved.');
  };

  return (
    <Form form={form} onSubmit={save} failureText={sentenceFor} keepsWork>
      <CompanyDetailFields />
      <ImagesChoice
        label="Company images"
        hint={`At most ${limits.company.images}; the first one stands for the company.`}
        most={limits.company.images}
        imageKeys={image}
        onChange={(keys) => form.setValue('image', keys, { shouldDirty: true })}
      />
      {theirs && (
        <SavedMeanwhile
          theirs={valuesOf(theirs)}
          mine={form.getValues()}
          onTake={() => {
            form.reset(valuesOf(theirs));
            setTheirs(undefined);
          }}
        />
      )}
      <div>
        <SubmitButton>Save the details</SubmitButton>
      </div>
    </Form>
  );
};
