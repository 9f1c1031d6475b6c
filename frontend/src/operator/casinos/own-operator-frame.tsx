import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';

interface OwnOperatorFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page for the casinos of the user's operator company. */
export const OwnOperatorFrame = ({ children }: OwnOperatorFrameProps) => (
  <CompanyOfKind
    kind="OPERATOR"
    none={{
      title: 'You do not own an operator company',
      text: 'Casinos belong to operator companies. Admins can find all casinos under Admin, Casinos.',
    }}
    closed="Its brands are closed permanently. Players can still read their balances and statements."
    suspended="All its brands are closed, and you cannot create anything new until an admin reinstates the company."
  >
    {children}
  </CompanyOfKind>
);

/** Only approved companies can create casinos. */
export const mayCreateCasinos = ({ status }: ListedCompany): boolean => status === 'APPROVED';
