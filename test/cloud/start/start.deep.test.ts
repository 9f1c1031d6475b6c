import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import type {
  BrandMetrics,
  Company,
  Game,
  Promotion,
  PublicGame,
  Tournament,
  TournamentCertificate,
} from '#domain/generated/types';
import type { StoredMovement } from '@novalink/ledger';
import { auditTournaments } from '#tools/audit-tournaments/audit-tournaments';
import { auditFiles } from '#tools/audit/audit-files';
import { linesOf } from '@novalink/ledger/audit';
import { exportDays } from '#ops/export/export-days';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { demoBrands } from '#tools/seed/demo-brand';
import { demoGames } from '#tools/seed/games/demo-games';
import type { HistoryState } from '#tools/seed/history/play-history';
import { productTables } from '#tools/seed/history/product-tables';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { deep } from '#test/support/deep';
import { runLocal, startLocal, stopLocal, type LocalProcess } from '#test/support/local-process';
import { processTree } from '#test/support/process-tree';
import { until } from 'cdk-local-cloud/testing';
import { allGone, printedCloud, printedStage } from './process-cloud';

const folder = join(mkdtempSync(join(tmpdir(), 'start-')), 'kept');
let local: LocalProcess;

const days = deep(8, 90);
// Without continued demo play, which would change the data between two reads.
const start = async () =>
  (local = await startLocal(['--no-visitors'], folder, { NOVALINK_HISTORY_DAYS: `${days}` }));
const says = (line: RegExp) => until(() => local.said.find((said) => line.test(said)));
beforeAll(async () => {
  await start();
  // Games and demo history are created after the ready line. An interrupted history resumes.
  await says(new RegExp(`^Demo history: ${Math.ceil(days / 3)} of ${days} days\\.$`));
  const processes = processTree(local.child.pid ?? 0);
  await stopLocal(local, 'SIGKILL');
  await allGone(processes);
  await start();
  await says(/^The demo history is complete: \d+ rounds\.$/);
}, 2_400_000);
afterAll(() => stopLocal(local, 'SIGKILL'));

test('prints the address, the accounts, the inbox and the credentials', async () => {
  expect(local.said).toContain(`NovaLink is running at ${local.origin}`);
  expect(local.origin).toMatch(/^http:\/\/localhost:\d+$/);
  await printedStage(local);
  const text = local.said.join('\n');
  for (const reported of [...Object.values(demoAccounts), demoPassword, `${local.origin}/__local/mail`])
    expect(text).toContain(reported);
});

test.each([
  [demoAccounts.admin, ['ADMINS'], []],
  [demoAccounts.provider, ['PROVIDERS'], [{ kind: 'PROVIDER', status: 'APPROVED', membership: 'DONE' }]],
  [demoAccounts.operator, ['OPERATORS'], [{ kind: 'OPERATOR', status: 'APPROVED', membership: 'DONE' }]],
])('%s signs in as one of %j', async (email, groups, companies) => {
  const stage = await printedStage(local);
  const { accessToken } = await signedIn(stage, email, demoPassword);
  const { sub, ...claims } = decodeJwt(accessToken);
  expect(claims['cognito:groups']).toEqual(groups);
  const query = '{ listCompanies(limit: 100) { items { owner kind status membership } } }';
  const { data } = await askGraphql(stage.graphql, { token: accessToken }, { query });
  const { items } = (data as { listCompanies: { items: { owner: string }[] } }).listCompanies;
  const own = items.filter(({ owner }) => owner === sub);
  expect(own).toEqual(companies.map((company) => ({ owner: sub, ...company })));
});

test('a visitor sees the demo games with their images', async () => {
  const answer = await fetch(`${local.origin}/api/v1/catalogue`);
  const { items } = (await answer.json()) as { items: PublicGame[] };
  expect(items.map(({ title }) => title).sort()).toEqual(demoGames.map(({ title }) => title).sort());
  for (const { thumbnailKey } of items) {
    const picture = await fetch(`${local.origin}/${thumbnailKey}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('companies and games were reviewed months ago, and others wait since yesterday', async () => {
  const { from } = JSON.parse(readFileSync(join(folder, 'history'), 'utf8')) as HistoryState;
  const stage = await printedStage(local);
  const { accessToken: token } = await signedIn(stage, demoAccounts.admin, demoPassword);
  const ask = async <Answer>(query: string, variables = {}) =>
    (await askGraphql(stage.graphql, { token }, { query, variables })).data as Answer;
  const { listCompanies } = await ask<{ listCompanies: { items: readonly Company[] } }>(
    '{ listCompanies(limit: 100) { items { id name status submittedAt reviewedAt } } }',
  );
  const { items } = listCompanies;
  const { listGames } = await ask<{ listGames: { items: readonly Game[] } }>(
    `query ($id: ID!) { listGames(companyId: $id, limit: 100) { items {
      versions(limit: 10) { items { createdAt reviewedAt } } } } }`,
    { id: items.find(({ name }) => name === 'Aurora Reels')?.id },
  );
  const of = (status: Company['status']) => items.filter((company) => company.status === status);
  const days = (time: unknown) => (Date.now() - Date.parse(String(time))) / (24 * 60 * 60 * 1000);
  const approved = of('APPROVED').map(({ reviewedAt }) => days(reviewedAt));
  expect(approved.map(Math.floor).sort((left, right) => right - left)).toEqual([130, 127, 122, 117, 110, 22]);
  expect(listGames.items.length).toBeGreaterThan(1);
  for (const { versions } of listGames.items)
    for (const { createdAt, reviewedAt } of versions.items) {
      expect(days(createdAt) - days(reviewedAt)).toBeGreaterThan(1.9);
      expect(String(reviewedAt) < from).toBe(true);
    }
  expect(of('SUBMITTED').map(({ submittedAt }) => Math.floor(days(submittedAt)) < 4)).toEqual([true, true]);
  expect(
    of('REJECTED')
      .map(({ reviewedAt }) => Math.round(days(reviewedAt)))
      .sort(),
  ).toEqual([12, 44]);
  const clock = (await (await fetch(`${local.origin}/__local/clock`)).json()) as { aheadSeconds: number };
  expect(Math.abs(clock.aheadSeconds)).toBeLessThan(60);
});

test('the auditor finds nothing wrong with the demo history', async () => {
  const {
    brandIds = [],
    from,
    daysDone,
  } = JSON.parse(readFileSync(join(folder, 'history'), 'utf8')) as HistoryState;
  expect(daysDone).toBe(days);
  const tables = await productTables(await printedCloud(local));
  const dates = Array.from({ length: days + 1 }, (_, at) =>
    new Date(Date.parse(from) + at * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
  expect(brandIds).toHaveLength(demoBrands.length);
  let bets = 0;
  for (const [index, brandId] of brandIds.entries()) {
    const file = join(folder, '..', index === 0 ? 'days.jsonl' : `days-${index}.jsonl`);
    for await (const lines of exportDays(tables, brandId, dates)) appendFileSync(file, lines);
    expect(auditFiles([file], { fromBeginning: true }).map(({ findings }) => findings)).toEqual([[]]);
    bets += [...linesOf(file)].filter((line) => line.includes('"kind":"BET"')).length;
  }
  tables.dynamodb.destroy();
  expect(bets).toBeGreaterThan(deep(300, 4000));
}, 1_200_000);

test('a tournament runs, others are settled or upcoming, and promotions are in five states, with claims', async () => {
  const { brandId } = JSON.parse(readFileSync(join(folder, 'history'), 'utf8')) as HistoryState;
  const { tournaments, promotions } = await publishedIn(brandId);
  expect(tournaments.map(({ status }) => status).sort()).toEqual([
    'RUNNING',
    'SCHEDULED',
    'SCHEDULED',
    ...Array<string>(deep(1, 3)).fill('SETTLED'),
  ]);
  for (const { entrants } of tournaments) expect(entrants).toBeGreaterThanOrEqual(5);
  expect(promotions.map(({ status }) => status).sort()).toEqual([
    'ACTIVE',
    'ACTIVE',
    'DRAFT',
    ...Array<string>(deep(1, 4)).fill('ENDED'),
    'PAUSED',
    'SCHEDULED',
  ]);
  const claimed = promotions.filter(({ claims }) => claims > 0).map(({ status }) => status);
  expect(claimed.filter((status) => status !== 'ENDED').sort()).toEqual(['ACTIVE', 'ACTIVE', 'PAUSED']);
  // Few visits of a short history collect rewards.
  if (days === 90) expect(claimed).toContain('ENDED');
});

test('the auditor verifies the settled tournaments from their rounds to their prizes', async () => {
  const { brandId } = JSON.parse(readFileSync(join(folder, 'history'), 'utf8')) as HistoryState;
  const { tournaments, ask } = await publishedIn(brandId);
  const settled = tournaments.filter(({ status }) => status === 'SETTLED');
  const certificates: string[] = [];
  for (const { id } of settled) {
    const { getTournamentCertificate } = await ask<{ getTournamentCertificate: TournamentCertificate }>(
      'query ($id: ID!) { getTournamentCertificate(tournamentId: $id) { path } }',
      { id },
    );
    const certificate = join(folder, '..', `certificate-${id}.json`);
    writeFileSync(certificate, await (await fetch(`${local.origin}${getTournamentCertificate.path}`)).text());
    certificates.push(certificate);
  }
  const reports = auditTournaments(certificates, [join(folder, '..', 'days.jsonl')]);
  expect(reports).toHaveLength(settled.length);
  for (const { id, entrants } of settled) {
    const report = reports.find(({ audited }) => audited.includes(id));
    expect(report?.audited).toContain(`tournament ${id}: ${entrants} entries`);
    expect(report?.findings).toEqual([]);
  }
});

test('the counters match the journal, although the product was killed in between', async () => {
  const { brandId, from } = JSON.parse(readFileSync(join(folder, 'history'), 'utf8')) as HistoryState;
  const bets = [...linesOf(join(folder, '..', 'days.jsonl'))]
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { readonly movement?: StoredMovement }).movement)
    .filter((movement) => movement?.kind === 'BET' && movement.state === 'POSTED');
  const turnover = bets.reduce((sum, bet) => sum - BigInt(bet?.amount ?? 0), 0n);
  const stage = await printedStage(local);
  const { accessToken } = await signedIn(stage, demoAccounts.operator, demoPassword);
  const query = `query ($brandId: ID!, $from: AWSDate!, $to: AWSDate!) {
    getBrandMetrics(brandId: $brandId, from: $from, to: $to) { totals { coins { rounds turnover } } } }`;
  const variables = { brandId, from, to: new Date().toISOString().slice(0, 10) };
  // The stream delivers the last rounds of the history after some seconds.
  await until(async () => {
    await stage.countDays();
    const { data } = await askGraphql(stage.graphql, { token: accessToken }, { query, variables });
    const { coins } = (data as { getBrandMetrics: BrandMetrics }).getBrandMetrics.totals;
    const rounds = coins.reduce((sum, coin) => sum + coin.rounds, 0);
    const counted = coins.reduce((sum, coin) => sum + BigInt(coin.turnover), 0n);
    return (rounds === bets.length && counted === turnover) || undefined;
  });
});

test('another start and a reset do not change the data of a running cloud', async () => {
  const environment = { NOVALINK_DATA: folder };
  const [second, reset] = [await runLocal([], { environment }), await runLocal(['--reset'], { environment })];
  const refusal = `The data folder ${folder} is in use by process ${local.child.pid}. Stop that process first, or start with --memory.\n`;
  expect([second.code, second.err]).toEqual([1, refusal]);
  expect([reset.code, reset.err]).toEqual([1, refusal]);
});

test('leaves no process after a kill, and keeps all data', async () => {
  const before = await everything(await printedStage(local));
  const processes = processTree(local.child.pid ?? 0);
  expect(processes.length).toBeGreaterThan(1);
  await stopLocal(local, 'SIGKILL');
  await allGone(processes);

  await start();
  expect(await everything(await printedStage(local))).toEqual(before);
});

test('SIGTERM ends every process and frees port and data', () => endsOn('SIGTERM'));

test('a reset deletes the data', async () => {
  const { code, out } = await runLocal(['--reset'], { environment: { NOVALINK_DATA: folder } });
  expect([code, out]).toEqual([0, `${folder} was removed. The next \`npm start\` creates new data.\n`]);
  local = await startLocal(['--no-seed'], folder);
  const stage = await printedStage(local);
  expect([await stage.contents(), await emails(stage)]).toEqual(['', []]);
});

test('SIGINT ends every process and frees port and data', () => endsOn('SIGINT'));

async function publishedIn(brandId: string) {
  const stage = await printedStage(local);
  const { accessToken: token } = await signedIn(stage, demoAccounts.operator, demoPassword);
  const ask = async <Answer>(query: string, variables: object) =>
    (await askGraphql(stage.graphql, { token }, { query, variables })).data as Answer;
  const { listTournaments, listPromotions } = await ask<{
    listTournaments: { items: readonly Tournament[] };
    listPromotions: { items: readonly Promotion[] };
  }>(
    `query ($brandId: ID!) {
      listTournaments(brandId: $brandId) { items { id status entrants } }
      listPromotions(brandId: $brandId) { items { status claims } } }`,
    { brandId },
  );
  return { ask, tournaments: listTournaments.items, promotions: listPromotions.items };
}

async function endsOn(signal: 'SIGTERM' | 'SIGINT') {
  const processes = processTree(local.child.pid ?? 0);
  expect(processes.length).toBeGreaterThan(1);
  expect(await stopLocal(local, signal)).toBe(0);
  await allGone(processes);
  expect(await isListening(local.origin)).toBe(false);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
}

async function everything(stage: Stage) {
  const mail = await fetch(`${stage.origin}/__local/mail.json`);
  const outputs = await fetch(`${stage.origin}/amplify_outputs.json`);
  const { custom: _origins, data: _origin, ...settings } = (await outputs.json()) as Record<string, unknown>;
  // E-mails about decisions arrive asynchronously.
  const mails = (await mail.json()) as readonly { readonly code: string | null }[];
  return {
    rows: (await stage.contents()).split('\n'),
    people: await emails(stage),
    mail: mails.filter(({ code }) => code !== null),
    settings,
  };
}

async function emails({ cognito, userPoolId }: Stage): Promise<string[]> {
  const found: string[] = [];
  for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId: userPoolId }))
    found.push(...Users.map(({ Attributes = [] }) => JSON.stringify(Attributes)));
  return found.sort();
}

function isListening(origin: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('error', () => answer(false));
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
  });
}
