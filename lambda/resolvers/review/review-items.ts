import { companyKey, gameKey } from '#domain/keys';
import { openStatuses } from '../companies/open-statuses';
import { kindOf, type WaitingRow } from './waiting-row';

/** A company or a game of an item in the queue. */
export interface FoundRow {
  readonly pk: string;
  readonly status: string;
}

const open: readonly string[] = openStatuses;

/** The open items with their companies, without items of closed companies and retired games. */
export function reviewItems(rows: readonly WaitingRow[], found: (FoundRow | null)[]) {
  const items: unknown[] = [];
  for (const row of rows) {
    const item = reviewItem(row, found);
    if (item) items.push(item);
  }
  return items;
}

function reviewItem(row: WaitingRow, found: (FoundRow | null)[]) {
  const kind = kindOf(row);
  const { id, companyId, gameId, submittedAt: since } = row;
  if (kind === 'COMPANY') return { id, kind, since, company: row };
  const of = (pk: string) => found.find((one) => one?.pk === pk);
  const company = companyId ? of(companyKey(companyId).pk) : null;
  if (!company || !open.includes(company.status)) return null;
  if (kind === 'COMPLIANCE') return { id: companyId, kind, since, company, compliance: row };
  if (kind === 'CASINO') return { id, kind, since, company, casino: row };
  const game = gameId ? of(gameKey(gameId).pk) : null;
  if (kind === 'RTP_ALERT') return game ? { id, kind, since, company, game, rtpAlert: row } : null;
  if (!game || game.status === 'RETIRED') return null;
  return { id, kind, since, company, game, gameVersion: row };
}
