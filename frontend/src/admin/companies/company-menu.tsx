import { lazy, Suspense, useState } from 'react';
import { DecisionMenu } from '../review/decision-menu';
import { offeredFor } from './company-actions';
import type { LookedAtCompany } from './company-fields';
import { useDecideCompany } from './decide-company';

// Loaded on demand, because most rows are only read.
const CloseCompanyDialog = lazy(async () => ({
  default: (await import('./close-company-dialog')).CloseCompanyDialog,
}));

interface CompanyMenuProps {
  readonly company: LookedAtCompany;
}

/** The decisions about the company of a row. */
export const CompanyMenu = ({ company }: CompanyMenuProps) => {
  const { name, owner, status } = company;
  const decide = useDecideCompany(company);
  const [isClosing, setClosing] = useState(false);
  const close = { label: 'Close…', isDanger: true, onSelect: () => setClosing(true) };
  return (
    <>
      <DecisionMenu
        name={name}
        owner={owner}
        decide={decide}
        offered={offeredFor(company)}
        more={status === 'CLOSED' ? [] : [close]}
      />
      {isClosing && (
        <Suspense>
          <CloseCompanyDialog company={company} decide={decide} open onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
};
