import type { CompanyKind } from '#domain/generated/types';
import { companyKinds } from '../../platform/labels/company-labels';
import * as messages from './messages';

export const companyKind: Record<CompanyKind, { readonly text: string; readonly note: string }> = {
  PROVIDER: {
    text: companyKinds.PROVIDER,
    note: messages.youCreateAndCertifyGames,
  },
  OPERATOR: {
    text: companyKinds.OPERATOR,
    note: messages.youRunCasinosAndBrands,
  },
};
