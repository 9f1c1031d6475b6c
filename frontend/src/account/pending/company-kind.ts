import type { CompanyKind } from '#domain/generated/types';
import { companyKinds } from '../../platform/labels/company-labels';

export const companyKind: Record<CompanyKind, { readonly text: string; readonly note: string }> = {
  PROVIDER: {
    text: companyKinds.PROVIDER,
    note: 'You create and certify games and offer them to operators.',
  },
  OPERATOR: {
    text: companyKinds.OPERATOR,
    note: 'You run casinos and brands and manage players.',
  },
};
