import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { updateCompanyRules } from '#domain/company-rules';
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
import { updateCompany } from './write-company';

/** Starts from the company as it was opened: what others save meanwhile is met as a conflict, not written over. */
export const DetailsForm = ({ company: opened }: { readonly company: OwnCompany }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [company, setCompany] = useState(opened);
  const form = useForm<CompanyValues>({
    defaultValues: valuesOf(company),
    resolver: formResolver(updateCompanyRules, (values: CompanyValues) => updateInputFrom(values, company)),
  });
  return (
    <Form
      form={form}
      keepsWork
      failureText={sentenceFor}
      onSubmit={async (values) => {
        const saved = (await api.send(updateCompany, { input: updateInputFrom(values, company) }))
          .updateCompany;
        setCompany(saved);
        form.reset(valuesOf(saved));
        keepOwnCompany(queries, saved);
        say.done('The company’s details are saved.');
      }}
    >
      <CompanyDetailFields />
      <div>
        <SubmitButton>Save the details</SubmitButton>
      </div>
    </Form>
  );
};
