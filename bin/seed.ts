import { existsSync, writeFileSync } from 'node:fs';
import '#ops/aws/quiet-sdk';
import { ensureCompany, decide } from '#tools/seed/companies';
import { ensureCompliance } from '#tools/seed/compliance';
import { ensureBrand } from '#tools/seed/brands';
import { demoAccounts } from '#tools/seed/demo-accounts';
import { ensurePromotions } from '#tools/seed/promotions';
import { ensureTournaments } from '#tools/seed/tournaments';
import { demoBrand, demoBrands } from '#tools/seed/demo-brand';
import { demoCompanies } from '#tools/seed/demo-companies';
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

/**
 * Adds demo users and companies to a new local cloud through the public API. With `doneFile` it does so once,
 * so later changes and deletions are kept. If it is interrupted, the next start continues. Returns the
 * remaining work, which takes longer: compliance, games with their images, and a brand.
 */
export async function seed(
  seeding: Seeding,
  doneFile: string | undefined,
): Promise<(() => Promise<SeededPlay>) | undefined> {
  if (doneFile !== undefined && existsSync(doneFile)) return undefined;
  await ensurePerson(seeding, demoAccounts.admin);
  await grantFirstAdmin(seeding, demoAccounts.admin);
  const companies: Awaited<ReturnType<typeof ensureCompany>>[] = [];
  for (const company of demoCompanies) {
    await ensurePerson(seeding, company.owner);
    companies.push(await ensureCompany(seeding, company));
  }
  await decide(seeding, companies);
  return async () => {
    const play = await seedPlay(seeding, companies);
    if (doneFile !== undefined) writeFileSync(doneFile, '');
    return play;
  };
}

async function seedPlay(
  seeding: Seeding,
  companies: readonly { readonly id: string }[],
): Promise<SeededPlay> {
  const gameIds = new Map<string, string>();
  for (const [at, company] of demoCompanies.entries()) {
    const games = demoGames.filter(({ providerCompany }) => providerCompany === company.input.name);
    const id = companies[at]?.id;
    if (games.length === 0 || id === undefined) continue;
    await ensureCompliance(seeding, company, id);
    const ids = await ensureGames(seeding, company, id, games);
    for (const [index, { code }] of games.entries()) gameIds.set(code, ids[index] ?? '');
  }
  const brandIds: string[] = [];
  for (const demo of demoBrands) {
    const operator = companies[demoCompanies.findIndex(({ owner }) => owner === demo.operator)];
    if (operator === undefined) throw new Error(`The brand ${demo.brand.name} has no company.`);
    const featured = demo.featured.flatMap((code) => gameIds.get(code) ?? []);
    const brandId = await ensureBrand(seeding, demo, operator.id, [...gameIds.values()], featured);
    brandIds.push(brandId);
    if (demo !== demoBrand) continue;
    await featureGames(seeding, featured.slice(0, 3));
    await ensureTournaments(seeding, demo.operator, brandId, [...gameIds.values()]);
    await ensurePromotions(seeding, demo.operator, brandId);
  }
  return { games: demoGames.length, brandIds };
}
