import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { applicationRules, createCompanyRules } from '#domain/companies/company-rules';
import { companyKindText, companyKinds } from '../../platform/labels/company-labels';
import { termsAcceptanceKey } from '../../parts/terms/terms-acceptance';
import { Refused } from '../../platform/api/errors';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/form/choice-field';
import { Form } from '../../ui/form/form';
import { say } from '../../ui/toasts';
import { CompanyDetailFields } from '../company/company-detail-fields';
import type { OwnCompany } from '../../parts/companies/company-fields';
import {
  type CompanyValues,
  createInputFrom,
  kindFrom,
  valuesOf,
  updateInputFrom,
} from '../company/company-values';
import { keepOwnCompany, ownCompanyKey } from '../../parts/companies/use-own-company';
import { submitCompany, createCompany, updateCompany } from '../company/write-company';
import type { CompanyKind } from '#domain/generated/types';
import type { Api } from '../../platform/api/api';

const companyKind: Record<CompanyKind, { readonly text: string; readonly note: string }> = {
  PROVIDER: {
    text: companyKinds.PROVIDER,
    note: 'You create and certify games and offer them to operators.',
  },
  OPERATOR: {
    text: companyKinds.OPERATOR,
    note: 'You run casinos and brands and manage players.',
  },
};

interface ApplicationFormProps {
  /** The draft, or the application with requested changes; null before the first save. */
  readonly company: OwnCompany | null;
}

/** The application form. It can be saved repeatedly and submitted when it is complete. */
export const ApplicationForm = ({ company }: ApplicationFormProps) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const wanted = useRef<'save' | 'submit'>('submit');
  const form = useForm<CompanyValues>({
    defaultValues: valuesOf(company),
    resolver: (...asked) => (wanted.current === 'save' ? draft : application)(...asked),
  });

  const send = async (values: CompanyValues) => {
    const saved = await saveDraft(api, values, company).catch(async (error: unknown) => {
      await queries.invalidateQueries({ queryKey: ownCompanyKey });
      throw error;
    });
    // If the saved company has no kind, the kind is sent with the submission.
    const kind = kindFrom(values);
    form.reset({ ...valuesOf(saved), kind: values.kind });
    keepOwnCompany(queries, saved);
    if (wanted.current === 'save') {
      say.done('Your draft is saved.');
      return;
    }
    const input = { id: saved.id, expectedVersion: saved.version, kind };
    const { submitCompany: submitted } = await api
      .send(submitCompany, { input })
      .catch(async (error: unknown) => {
        // The terms may have changed since the page was opened; then the form asks for them.
        if (error instanceof Refused && error.code === 'terms.not-accepted')
          await queries.invalidateQueries({ queryKey: termsAcceptanceKey });
        throw error;
      });
    keepOwnCompany(queries, submitted);
  };

  const busy = form.formState.isSubmitting;
  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      {!company?.kind ? (
        <ChoiceField<CompanyValues> name="kind" label="What does your company do?" options={kindOptions} />
      ) : (
        <p>
          Company type: <strong>{companyKindText(company.kind)}</strong>
        </p>
      )}
      <CompanyDetailFields />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} onClick={() => (wanted.current = 'submit')}>
          {company?.status === 'REJECTED' ? 'Submit again' : 'Submit for review'}
        </Button>
        <Button type="submit" look="quiet" busy={busy} onClick={() => (wanted.current = 'save')}>
          Save for later
        </Button>
      </div>
    </Form>
  );
};

const draft = formResolver(createCompanyRules, createInputFrom);
const application = formResolver(applicationRules, createInputFrom);

const kindOptions = Object.entries(companyKind).map(([value, { text, note }]) => ({
  value,
  label: text,
  note,
}));

/** Saves the application. The first save creates the company, later ones update it. */
const saveDraft = async (
  api: Api,
  values: CompanyValues,
  company: OwnCompany | null,
): Promise<OwnCompany> => {
  if (company !== null) {
    return (await api.send(updateCompany, { input: updateInputFrom(values, company) })).updateCompany;
  }
  return (await api.send(createCompany, { input: createInputFrom(values) })).createCompany;
};
