import type { CompanyKind } from '#domain/generated/types';
import { companyKinds } from '../../platform/words/company-words';

export const companyKind: Record<CompanyKind, { readonly text: string; readonly note: string }> = {
  PROVIDER: {
    text: companyKinds.PROVIDER,
    note: 'You make games, prove their mathematics and bring them to operators.',
  },
  OPERATOR: {
    text: companyKinds.OPERATOR,
    note: 'You run brands, choose games and look after players.',
  },
};
