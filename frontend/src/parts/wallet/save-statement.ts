import type { Movement } from '#domain/generated/types';
import { statementCsv } from '#domain/wallet/statement-csv';
import { saveFile } from '../../platform/save-file';

/** Movements as a CSV file of that name. */
export const saveStatement = (name: string, movements: readonly Movement[]): void =>
  saveFile(`${name}.csv`, statementCsv(movements), 'text/csv');
