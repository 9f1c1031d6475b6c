import { existsSync, writeFileSync } from 'node:fs';
import '#ops/aws/quiet-sdk';
import { timeDaysAgo, turnTo } from '#tools/seed/calendar';
import { closeAuditDays } from '#tools/seed/close-audit-days';
import { decide, ensureCompany, untilMembers } from '#tools/seed/companies';
import { ensureCompliance } from '#tools/seed/compliance';
import { ensureBrand } from '#tools/seed/brands';
import { demoAccounts } from '#tools/seed/demo-accounts';
import { ensurePromotions } from '#tools/seed/promotions';
import { ensureTournaments } from '#tools/seed/tournaments';
import { demoBrand, demoBrands } from '#tools/seed/demo-brand';
import { demoCompanies, type DemoCompany } from '#tools/seed/demo-companies';
import { grantFirstAdmin } from '#tools/seed/first-admin';
import { ensureGames, featureGames } from '#tools/seed/games';
import { demoGames } from '#tools/seed/games/demo-games';
import { ensurePerson } from '#tools/seed/people';
import type { Seeding } from '#tools/seed/seeding';

/** The number of live games, and the brands that offer them, in the order of `demoBrands`. */
export interface SeededPlay {
  readonly games: number;
  readonly brandIds: readonly string[];
}

type SeededCompany = Awaited<ReturnType<typeof ensureCompany>>;

/** The time at which the clock of a new local cloud starts: that of the first application. */
export const demoStartsAt = (): Date =>
  timeDaysAgo(Math.max(...demoCompanies.map(({ appliedDaysAgo }) => appliedDaysAgo)));

/** Companies with games or casinos, from before the history of 90 days. */
const isEstablished = ({ appliedDaysAgo }: DemoCompany) => appliedDaysAgo > 100;

/**
 * Adds demo users and companies to a new local cloud through the public API. The clock advances from review to review. With
 * `doneFile` it does so once, so later changes and deletions are kept. If it is interrupted, the next start continues.
 * Returns the remaining work, which takes longer: compliance, games with their images, brands, and today's applicants. When
 * it is done, the clock shows this machine's time.
 */
export async function seed(
  seeding: Seeding,
  doneFile: string | undefined,
): Promise<(() => Promise<SeededPlay>) | undefined> {
  if (doneFile !== undefined && existsSync(doneFile)) return undefined;
  await ensurePerson(seeding, demoAccounts.admin);
  await grantFirstAdmin(seeding, demoAccounts.admin);
  for (const { owner } of demoCompanies) await ensurePerson(seeding, owner);
  const companies = new Map<string, SeededCompany>();
  for (const demo of demoCompanies.filter(isEstablished))
    companies.set(demo.owner, await seedCompany(seeding, demo));
  await untilMembers(seeding, [...companies.values()]);
  return async () => {
    const play = await seedPlay(seeding, companies);
    if (doneFile !== undefined) writeFileSync(doneFile, '');
    return play;
  };
}

async function seedCompany(seeding: Seeding, demo: DemoCompany): Promise<SeededCompany> {
  await turnTo(seeding, demo.appliedDaysAgo);
  const company = await ensureCompany(seeding, demo);
  await turnTo(seeding, demo.decidedDaysAgo);
  return decide(seeding, demo, company);
}

/** The providers have their games tested one after another, and the operators open their brands before the history. */
const testedDaysAgo = { first: 108.6, apart: 3.3 };
const submittedDaysAgo = { first: 97.5, apart: 1 };

async function seedPlay(
  seeding: Seeding,
  companies: ReadonlyMap<string, SeededCompany>,
): Promise<SeededPlay> {
  const gameIds = new Map<string, string>();
  const providers = demoCompanies.filter((demo) => isEstablished(demo) && demo.input.kind === 'PROVIDER');
  for (const [at, company] of providers.entries()) {
    const games = demoGames.filter(({ providerCompany }) => providerCompany === company.input.name);
    const { id } = companyOf(companies, company.owner);
    await ensureCompliance(seeding, company, id);
    const testedAt = testedDaysAgo.first - at * testedDaysAgo.apart;
    const ids = await ensureGames(seeding, company, id, games, testedAt);
    for (const [index, { code }] of games.entries()) gameIds.set(code, ids[index] ?? '');
  }
  const featuredIn = ({ featured }: typeof demoBrand) => featured.flatMap((code) => gameIds.get(code) ?? []);
  const brandIds: string[] = [];
  for (const [at, demo] of demoBrands.entries()) {
    const operator = companyOf(companies, demo.operator);
    const submittedAt = submittedDaysAgo.first - at * submittedDaysAgo.apart;
    const offered = [...gameIds.values()];
    brandIds.push(await ensureBrand(seeding, demo, operator.id, offered, featuredIn(demo), submittedAt));
  }
  await featureGames(seeding, featuredIn(demoBrand).slice(0, 3));
  const later: SeededCompany[] = [];
  for (const demo of demoCompanies.filter((one) => !isEstablished(one)))
    later.push(await seedCompany(seeding, demo));
  await untilMembers(
    seeding,
    later.filter(({ status }) => status === 'APPROVED'),
  );
  await turnTo(seeding, 0);
  await closeAuditDays(seeding);
  const [brandId = ''] = brandIds;
  await ensureTournaments(seeding, demoBrand.operator, brandId, [...gameIds.values()]);
  await ensurePromotions(seeding, demoBrand.operator, brandId);
  return { games: demoGames.length, brandIds };
}

function companyOf(companies: ReadonlyMap<string, SeededCompany>, owner: string): SeededCompany {
  const company = companies.get(owner);
  if (company === undefined) throw new Error(`${owner} has no company.`);
  return company;
}
