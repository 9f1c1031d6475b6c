import { useState } from 'react';
import { Decisions } from '../review/decisions';
import { Button } from '../../ui/button';
import { CloseCompanyDialog } from '../companies/close-company-dialog';
import { offeredFor } from '../companies/company-actions';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideCompany } from '../companies/decide-company';

/** Buttons for the decisions that are possible in the company's current status. */
export const CompanyDecisions = ({ company }: { readonly company: LookedAtCompany }) => {
  const decide = useDecideCompany(company);
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <Decisions owner={company.owner} decide={decide} offered={offeredFor(company)}>
        {company.status !== 'CLOSED' && (
          <Button look="danger" onClick={() => setClosing(true)}>
            Close
          </Button>
        )}
      </Decisions>
      <CloseCompanyDialog
        company={company}
        decide={decide}
        open={isClosing}
        onClose={() => setClosing(false)}
      />
    </>
  );
};
