import type { Company } from '#domain/generated/types';

/** A company as the table holds it, without its keys. */
export type CompanyRow = Omit<Company, 'compliance' | 'history'> & { readonly owner: string };
