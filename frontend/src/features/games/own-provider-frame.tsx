import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';

interface OwnProviderFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page about the games of the person's provider company. */
export const OwnProviderFrame = ({ children }: OwnProviderFrameProps) => (
  <CompanyOfKind
    kind="PROVIDER"
    none={{
      title: 'You own no provider company',
      text: 'Games belong to the company of their provider. Admins find everybody’s under Admin, Games.',
    }}
    closed="Its games have left the catalogue for good."
    suspended="None of its games is offered, and nothing new can be created or go live, until an admin reinstates it."
  >
    {children}
  </CompanyOfKind>
);

/** Games are created by approved companies alone. */
export const mayCreateGames = ({ status }: ListedCompany): boolean => status === 'APPROVED';
