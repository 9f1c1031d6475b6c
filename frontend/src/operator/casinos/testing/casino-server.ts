import { ledgerWallet } from '../../../parts/casinos/testing/ledger-wallet';
import type { OwnedCasino } from '../../../parts/casinos/owned-casino';
import { companyOf, type KeptCompany } from '../../../parts/companies/testing/company';
import { fakePlatform } from '../../../platform/fake-platform';
import { Refused } from '../../../platform/api/errors';
import { routes } from '#domain/routes';
import { openPages } from '../../../platform/open-page';
import { BrandPage } from '../../brands/brand-page';
import { CreateBrandPage } from '../../brands/create-brand-page';
import { CasinoPage } from '../casino-page';
import { OperatorCasinosPage } from '../operator-casinos-page';
import { brandAnswers, type Start } from './brand-answers';

const email = 'olga@house.test';
const at = '2026-11-21T09:00:00Z';
const company = companyOf({ name: 'Northern House', kind: 'OPERATOR', owner: email });

export const casino: OwnedCasino = {
  id: '01K',
  companyId: company.id,
  owner: email,
  companyName: company.name,
  name: 'Fjord Hall',
  jurisdiction: 'DEMO',
  licenceNumber: null,
  licenceUrl: null,
  licenceExpires: null,
  minAge: 18,
  blockedCountries: [],
  ...ledgerWallet,
  status: 'DRAFT',
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

const pages = {
  [routes.OperatorCasinos.path]: OperatorCasinosPage,
  [routes.OperatorCasino.path]: CasinoPage,
  [routes.OperatorNewBrand.path]: CreateBrandPage,
  [routes.OperatorBrand.path]: BrandPage,
};

/**
 * A server with one operator company, one casino and one brand. They are changed only from the version that
 * the caller has seen.
 */
export const openCasinos = async (path: string, start: Start & { company?: Partial<KeptCompany> } = {}) => {
  let kept: OwnedCasino = { ...casino, ...start.casino };
  const move = (changes: Partial<OwnedCasino>) => {
    kept = { ...kept, ...changes, version: kept.version + 1 };
    return kept;
  };
  const seen = (input: unknown) => {
    const { expectedVersion, ...changes } = input as { expectedVersion: number };
    if (expectedVersion !== kept.version) throw new Refused('casino.stale');
    return changes;
  };
  const step =
    (status: OwnedCasino['status']) =>
    ({ input }: Record<string, unknown>) => {
      seen(input);
      return move({ status });
    };
  const brands = brandAnswers(start, () => kept);
  const fake = fakePlatform({
    listCompanies: () => ({ items: [{ ...company, ...start.company }], nextToken: null }),
    listCasinos: ({ status }) => ({
      items: start.casino && (status === undefined || status === kept.status) ? [kept] : [],
      nextToken: null,
    }),
    getCasino: () => ({
      ...kept,
      brands: { items: brands.listed(), nextToken: null },
      history: {
        items: [{ id: '1', at, action: 'CASINO_REJECTED', actor: 'x', reason: null, changes: null }],
        nextToken: null,
      },
    }),
    createCasino: ({ input }) => {
      kept = { ...casino, ...(input as object) };
      return kept;
    },
    updateCasino: ({ input }) => move(seen(input)),
    submitCasino: ({ input }) => {
      seen(input);
      if (kept.jurisdiction !== 'DEMO' && kept.licenceNumber === null)
        throw new Refused('casino.incomplete', { fields: 'licenceNumber' });
      return move({ status: 'IN_REVIEW' });
    },
    withdrawCasino: step('DRAFT'),
    pauseCasino: step('PAUSED'),
    getCompany: () => ({ ...company, ...start.company, compliance: null }),
    resumeCasino: step('ACTIVE'),
    closeCasino: step('CLOSED'),
    ...brands.answers,
  });
  await fake.arrive(email, ['OPERATORS']);
  return {
    ...openPages(pages, fake.platform, path),
    casino: () => kept,
    brand: brands.brand,
    somebodyElseSavesTheCasino: move,
    somebodyElseSavesTheBrand: brands.move,
  };
};
