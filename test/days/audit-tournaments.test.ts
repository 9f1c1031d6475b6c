import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { certificateText, type TournamentCertificate } from '#domain/tournaments/certificate';
import { worldGame, worldStart } from '#test/storm/play-world';
import type { Step } from '#test/storm/tournaments/plan';
import type { PlayedPlan } from '#test/storm/tournaments/play-plan';
import { playSteps, type Course } from '#test/storm/tournaments/play-steps';
import { tournamentsIn } from '#test/storm/tournaments/tournament-writes';
import { certificateIn } from '#test/storm/tournaments/world';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { auditTournaments, isCertificate } from '#tools/audit-tournaments/audit-tournaments';
import { exportDays } from '#ops/export/export-days';

const joinAt = (player: number): Step => ({ do: 'join', tournament: 0, player, request: 0 });
const round = (player: number, request: number): Step => ({ do: 'round', player, request, level: 1 });

const course: Course = {
  tournament: {
    ...{ entryMode: 'BUY_IN', buyIn: 101, scoring: 'NET_PROFIT', minEntrants: 1, maxEntrants: null },
    prizes: { kind: 'FIXED', ranks: [90, 20, 1] },
  },
  coins: [1000, 1000, 1000],
  before: [joinAt(0), joinAt(1), joinAt(2)],
  running: [round(0, 0), round(1, 0), round(0, 1)],
  asked: { do: 'settle', tournament: 0 },
  mortal: (connection) => connection,
};

interface Exported {
  readonly id: string;
  readonly days: string;
  readonly certificate: TournamentCertificate | undefined;
}

let tables: ProductTables;
let [settled, cancelled]: Exported[] = [];
beforeAll(async () => {
  tables = await productTables();
  const stage = { tables, gameId: await worldGame(tables) };
  settled = await exported(await playSteps(stage, course));
  const asked: Step = { do: 'cancel', tournament: 0 };
  cancelled = await exported(await playSteps(stage, { ...course, running: [], asked }));
});
afterAll(() => tables.stop());

async function exported({ world, tournamentIds: [id = ''], commits }: PlayedPlan): Promise<Exported> {
  let days = '';
  const day = new Date(worldStart).toISOString().slice(0, 10);
  for await (const lines of exportDays(tables, world.brandId, [day])) days += lines;
  const resultHash = commits.flatMap(tournamentsIn).flatMap(({ result }) => result ?? [])[0]?.resultHash;
  const certificate =
    resultHash === undefined ? undefined : certificateIn(world.certificates, id, resultHash);
  return { id, days, certificate };
}

const given = (found: Exported | undefined): Exported => {
  if (!found) throw new Error('It was not played.');
  return found;
};

function audit({ days, certificate }: Omit<Exported, 'id'>) {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-tournaments-'));
  try {
    const [export_, file] = [join(folder, 'days.jsonl'), join(folder, 'certificate.json')];
    writeFileSync(export_, days);
    if (!certificate) return auditTournaments([], [export_]);
    writeFileSync(file, certificateText(certificate));
    expect(isCertificate(file)).toBe(true);
    return auditTournaments([file], [export_]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const findings = (found: Omit<Exported, 'id'>) => audit(found).flatMap((report) => report.findings);

/** The export with each movement changed, or without it. */
function changed(days: string, change: (movement: Record<string, string>) => object | undefined): string {
  return days
    .split('\n')
    .flatMap((line) => {
      const { movement } = (line === '' ? {} : JSON.parse(line)) as { movement?: Record<string, string> };
      if (!movement) return [line];
      const made = change(movement);
      return made ? [JSON.stringify({ movement: made })] : [];
    })
    .join('\n');
}

describe('the auditor of tournaments', () => {
  test('verifies a settled tournament from its rounds to its escrow', () => {
    const { id, ...found } = given(settled);
    expect(audit(found)).toEqual([
      { audited: `tournament ${id}: 3 entries, 2 ranks and prizes of 110 are correct.`, findings: [] },
    ]);
  });

  test('verifies a cancelled tournament without a certificate', () => {
    const { id, ...found } = given(cancelled);
    expect(audit(found)).toEqual([
      { audited: `tournament ${id}: it was cancelled, and everything was refunded.`, findings: [] },
    ]);
  });

  const kinds = (kind: string) => (movement: Record<string, string>) => movement.kind === kind;
  const more = (movement: Record<string, string>) => ({
    ...movement,
    amount: `${Number(movement.amount) + 1}`,
  });
  const inTickets = (movement: Record<string, string>) => ({ ...movement, coin: 'TIX' });
  const isStep = (step: string) => (movement: Record<string, string>) => movement.key?.endsWith(`#${step}`);

  test.each([
    ['a larger first prize', isPrize('1'), more, 'the prize of rank 1 is 91 instead of 90'],
    ['a missing second prize', isPrize('2'), undefined, 'the prize of rank 2 is 0 instead of 20'],
    ['a smaller reservation', isStep('FUND'), more, 'the movement FUND is 112 instead of 111'],
    ['a missing pool', isStep('POOL'), undefined, 'the movement POOL is 0 instead of 303'],
    [
      'an escrow that was not emptied',
      isStep('RETURN'),
      undefined,
      'the escrow wallet still has a balance of 304',
    ],
    ['a changed withdrawal', isStep('PAID'), more, 'the movement PAID is -109 instead of -110'],
    ['missing buy-ins', kinds('BUY_IN'), undefined, '0 buy-ins of 3 entries'],
    ['buy-ins in another coin', kinds('BUY_IN'), inTickets, 'is TIX instead of GOLD'],
    ['a changed win or bet', kinds('BET'), more, 'differ from the journal'],
  ] as const)('finds %s', (_name, isIt, change, finding) => {
    const { id, days, certificate } = given(settled);
    const tampered = changed(days, (movement) => (isIt(movement) ? change?.(movement) : movement));
    const found = findings({ days: tampered, certificate });
    expect(found.join('\n')).toContain(finding);
    expect(found[0]).toContain(`tournament ${id}: `);
  });

  test('finds a missing refund', () => {
    const { days } = given(cancelled);
    let refunds = 0;
    const tampered = changed(days, (movement) =>
      movement.kind === 'REFUND' && (refunds += 1) === 1 ? undefined : movement,
    );
    expect(findings({ days: tampered, certificate: undefined }).join()).toContain('is 0 instead of 101');
  });

  test('finds refunds in another coin than the buy-ins', () => {
    const { days } = given(cancelled);
    const tampered = changed(days, (movement) =>
      kinds('REFUND')(movement) ? inTickets(movement) : movement,
    );
    const found = findings({ days: tampered, certificate: undefined }).join();
    expect(found).toContain('is 0 instead of 101');
    expect(found).toContain('is 101 instead of 0');
  });

  test.each<[name: string, change: (copy: TournamentCertificate) => TournamentCertificate, finding: string]>([
    [
      'a changed prize',
      (copy) => ({
        ...copy,
        ranking: copy.ranking.map((placing) => ({
          ...placing,
          prize: placing.rank === 2 ? '21' : placing.prize,
        })),
      }),
      'ranking[1] is',
    ],
    ['a changed sum', (copy) => ({ ...copy, paid: '111' }), 'paid is "111" instead of "110"'],
    ['swapped ranks', (copy) => ({ ...copy, ranking: [...copy.ranking].reverse() }), 'ranking[0] is'],
    ['other rules', (copy) => ({ ...copy, rules: { ...copy.rules, minBet: '2' } }), 'rulesHash is'],
    [
      'a removed round',
      (copy) => ({ ...copy, entries: copy.entries.map((entry) => ({ ...entry, rounds: [] })) }),
      'roundsHash is',
    ],
  ])('finds %s in a certificate', (_name, change, finding) => {
    const { days, certificate } = given(settled);
    if (!certificate) throw new Error('It has no certificate.');
    const found = findings({ days, certificate: change(structuredClone(certificate)) });
    expect(found.join('\n')).toContain(finding);
  });

  test('requires the certificate of a settled tournament', () => {
    const { days } = given(settled);
    expect(findings({ days, certificate: undefined }).join()).toContain('is not among the files');
  });
});

function isPrize(rank: string) {
  return ({ kind, key }: Record<string, string>) => kind === 'PRIZE' && key?.endsWith(`#${rank}`);
}
