import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';

interface OwnOperatorFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page about the casinos of the person's operator company. */
export const OwnOperatorFrame = ({ children }: OwnOperatorFrameProps) => (
  <CompanyOfKind
    kind="OPERATOR"
    none={{
      title: 'You own no operator company',
      text: 'Casinos belong to the company of their operator. Admins find everybody’s under Admin, Casinos.',
    }}
    closed="None of its brands opens again. Players keep reading their balances and statements."
    suspended="None of its brands is open, and nothing new can be created, until an admin reinstates it."
  >
    {children}
  </CompanyOfKind>
);

/** Casinos are created by approved companies alone. */
export const mayCreateCasinos = ({ status }: ListedCompany): boolean => status === 'APPROVED';
