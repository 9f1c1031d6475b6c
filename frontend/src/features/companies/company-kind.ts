import type { CompanyKind } from '#domain/generated/types';

export const companyKind: Record<CompanyKind, { readonly text: string; readonly note: string }> = {
  PROVIDER: {
    text: 'Game provider',
    note: 'You make games, prove their mathematics and bring them to operators.',
  },
  OPERATOR: { text: 'Casino operator', note: 'You run brands, choose games and look after players.' },
};
