import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';

interface OwnProviderFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page for the games of the user's provider company. */
export const OwnProviderFrame = ({ children }: OwnProviderFrameProps) => (
  <CompanyOfKind
    kind="PROVIDER"
    none={{
      title: 'You do not own a provider company',
      text: 'Games belong to provider companies. Admins can find all games under Admin, Games.',
    }}
    closed="Its games are permanently removed from the catalogue."
    suspended="Its games are hidden, and you cannot create or publish anything new until an admin reinstates the company."
  >
    {children}
  </CompanyOfKind>
);

/** Only approved companies can create games. */
export const mayCreateGames = ({ status }: ListedCompany): boolean => status === 'APPROVED';
