import type { Movement } from '#domain/generated/types';
import { statementCsv } from '#domain/wallet/statement-csv';
import { saveFile } from '../../platform/page/save-file';

/** Downloads movements as a CSV file. A game without a title in `titles` is shown with its id. */
export const saveStatement = (
  name: string,
  movements: readonly Movement[],
  titles: ReadonlyMap<string, string> | undefined,
): void => {
  const lines = movements.map(({ gameId, ...movement }) => ({
    ...movement,
    game: gameId === null ? null : (titles?.get(gameId) ?? gameId),
  }));
  saveFile(`${name}.csv`, statementCsv(lines), 'text/csv');
};
