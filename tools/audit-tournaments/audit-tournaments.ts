import { readFileSync } from 'node:fs';
import {
  checkTournamentCertificate,
  readTournamentCertificate,
  type TournamentCertificate,
} from '#domain/tournaments/certificate';
import type { AuditReport } from '@novalink/ledger/audit';
import { cancelledErrors, movementErrors } from './find-movement-errors';
import { roundErrors } from './find-round-errors';
import {
  playerName,
  readTournamentMovements,
  type ExportedMovement,
  type TournamentMovements,
} from './read-tournament-movements';

/** Whether a file is a tournament certificate. */
export const isCertificate = (file: string): boolean =>
  file.endsWith('.json') && /"novalink\.tournament\/[12]"/.test(readFileSync(file, 'utf8'));

/**
 * Audits tournaments: recomputes the results of certificates with the code of the page, and compares them
 * with exports of days (`.jsonl`), which must contain all days of the tournaments. Without an export, only
 * the certificates are checked.
 */
export function auditTournaments(
  certificates: readonly string[],
  days: readonly string[],
): readonly AuditReport[] {
  const exported = days.length > 0 ? readTournamentMovements(days) : undefined;
  const certified = new Set<string>();
  const reports = certificates.map((file) => {
    const read = readTournamentCertificate(readFileSync(file, 'utf8'));
    if ('faults' in read)
      return report(
        file,
        '',
        read.faults.map(({ path, reason }) => `${path}: ${reason}`),
      );
    const { certificate } = read;
    const { tournamentId } = certificate.rules;
    certified.add(tournamentId);
    return report(`tournament ${tournamentId}`, summaryOf(certificate), [
      ...resultErrors(certificate),
      ...(exported ? journalErrors(certificate, exported) : []),
    ]);
  });
  const others = [...(exported?.byTournament ?? [])].filter(([id]) => !certified.has(id));
  return [...reports, ...others.flatMap(([id, movements]) => auditUncertified(id, movements))];
}

const report = (name: string, audited: string, findings: readonly string[]): AuditReport => ({
  audited: `${name}: ${audited}`,
  findings: findings.map((finding) => `${name}: ${finding}`),
});

const summaryOf = ({ entries, ranking, paid }: TournamentCertificate) =>
  `${entries.length} entries, ${ranking.length} ranks and prizes of ${paid} are correct.`;

const resultErrors = (certificate: TournamentCertificate): readonly string[] =>
  checkTournamentCertificate(certificate).map(
    ({ path, stated, computed }) =>
      `${path} is ${JSON.stringify(stated)} instead of ${JSON.stringify(computed)}`,
  );

function journalErrors(
  certificate: TournamentCertificate,
  { byTournament, byPlayer }: TournamentMovements,
): readonly string[] {
  const { tournamentId, brandId } = certificate.rules;
  const movements = byTournament.get(tournamentId) ?? [];
  const prefix = playerName(brandId, '');
  return [
    ...movementErrors(certificate, movements),
    ...roundErrors(certificate, {
      movements,
      roundsOf: (playerId) => byPlayer.get(playerName(brandId, playerId)) ?? [],
      players: [...byPlayer.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
    }),
  ];
}

/** Running tournaments and tournaments that a manager cancelled have no certificate. */
function auditUncertified(id: string, movements: readonly ExportedMovement[]): readonly AuditReport[] {
  const has = (...words: readonly string[]) =>
    movements.some(({ key }) => words.some((word) => key.split('#').includes(word)));
  const name = `tournament ${id}`;
  if (has('PRIZE', 'PAID', 'POOL')) return [report(name, '', ['its certificate is not among the files'])];
  if (!has('REFUND', 'RETURN')) return [];
  return [report(name, 'it was cancelled, and everything was refunded.', cancelledErrors(movements))];
}
