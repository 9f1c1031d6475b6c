import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import type { ChecklistItem } from '../../ui/checklist';
import { complianceAttention, isCompliant } from '../../parts/dashboards/compliance-task';
import type { OperatorMetricsPanel, OperatorStatus } from './read-operator-metrics';

type Brands = OperatorMetricsPanel['brands'];

const casinoPath = (casinoId: string) => generatePath(routes.OperatorCasino.path, { casinoId });
const brandPath = ({ casinoId, brandId }: Brands[number]) =>
  generatePath(routes.OperatorBrand.path, { casinoId, brandId });

/** A demo casino needs no compliance profile. Before the first casino, its jurisdiction is not known. */
const needsCompliance = (casinos: OperatorStatus['listCasinos']['items']): boolean =>
  casinos.some(({ jurisdiction }) => jurisdiction !== 'DEMO');

/** The tasks of an operator, derived from the current state. */
export const operatorAttention = (
  { getCompany, listCasinos }: OperatorStatus,
  brands: Brands,
): readonly AttentionItem[] => [
  ...(needsCompliance(listCasinos.items) ? complianceAttention(getCompany?.compliance?.status) : []),
  ...listCasinos.items.flatMap(({ id, name, status, reviewNote }) => {
    const to = casinoPath(id);
    if (status === 'DRAFT' && reviewNote !== null)
      return [{ text: `Changes were requested for the casino ${name}`, to }];
    if (status === 'DRAFT') return [{ text: `Submit the casino ${name} for review`, to }];
    if (status === 'SUSPENDED') return [{ text: `An admin suspended the casino ${name}`, to }];
    return [];
  }),
  ...brands.flatMap((brand) => {
    const isActive = listCasinos.items.some(({ id, status }) => id === brand.casinoId && status === 'ACTIVE');
    if (brand.status === 'DRAFT' && isActive)
      return [{ text: `Open the brand ${brand.name}`, to: brandPath(brand) }];
    if (brand.status === 'PAUSED')
      return [{ text: `The brand ${brand.name} is paused`, to: brandPath(brand) }];
    return [];
  }),
];

/** The set-up steps of a new operator. */
export const operatorSetup = (
  { getCompany, listCasinos }: OperatorStatus,
  brands: Brands,
  hasRounds: boolean,
): readonly ChecklistItem[] => {
  const casinos = listCasinos.items;
  const casinosPath = routes.OperatorCasinos.path;
  return [
    ...(needsCompliance(casinos)
      ? [
          {
            label: 'Get your compliance profile approved.',
            done: isCompliant(getCompany?.compliance?.status),
            to: routes.Compliance.path,
            action: 'Open the compliance profile',
          },
        ]
      : []),
    {
      label: 'Create a casino and get it approved.',
      done: casinos.some(({ status }) => status === 'ACTIVE' || status === 'PAUSED'),
      to: casinosPath,
      action: 'Open your casinos',
    },
    {
      label: 'Create a brand.',
      done: brands.length > 0,
      to: casinosPath,
      action: 'Open your casinos',
    },
    {
      label: 'Add games to the brand and open it.',
      done: brands.some(({ status }) => status !== 'DRAFT'),
      to: routes.OperatorGames.path,
      action: 'Open the game catalogue',
    },
    { label: 'Play the first round.', done: hasRounds },
  ];
};
