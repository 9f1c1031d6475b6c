import { walletSettings } from '#domain/casinos/wallet-settings';
import { approvedCompany, useReadiness } from '../../parts/companies/company-readiness';
import type { ChecklistItem } from '../../ui/checklist';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { casinoLabels } from './casino-texts';

/** The conditions of a casino's submission. */
export const useCasinoConditions = (casino: OwnedCasino): readonly ChecklistItem[] => {
  const isDraft = casino.status === 'DRAFT';
  const readiness = useReadiness(casino.companyId, { enabled: isDraft });
  if (!isDraft) return [];
  return [approvedCompany(readiness), ...licenceConditions(casino), ...walletConditions(casino)];
};

/** A wallet of the operator has to pass the contract tests with the current address and key. */
const walletConditions = (casino: OwnedCasino): readonly ChecklistItem[] =>
  casino.walletMode === 'SEAMLESS'
    ? [
        { label: 'The key of the wallet is set.', done: casino.walletKeyId !== null },
        {
          label: 'The wallet has passed the contract tests.',
          done: casino.walletTested !== null && casino.walletTested === walletSettings(casino),
        },
      ]
    : [];

/** A demo needs no licence; any other casino needs one that has not expired. */
const licenceConditions = ({
  jurisdiction,
  licenceNumber,
  licenceUrl,
  licenceExpires,
}: OwnedCasino): readonly ChecklistItem[] => {
  if (jurisdiction === 'DEMO') return [];
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return [
    { label: `${casinoLabels.licenceNumber} is saved.`, done: licenceNumber !== null },
    { label: `${casinoLabels.licenceUrl} is saved.`, done: licenceUrl !== null },
    {
      label: `${casinoLabels.licenceExpires} is saved and has not passed.`,
      done: licenceExpires !== null && licenceExpires >= today,
    },
  ];
};
