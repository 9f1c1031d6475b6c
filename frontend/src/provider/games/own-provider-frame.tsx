import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';
import * as messages from './messages';

interface OwnProviderFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page for the games of the user's provider company. */
export const OwnProviderFrame = ({ children }: OwnProviderFrameProps) => (
  <CompanyOfKind
    kind="PROVIDER"
    none={{
      title: messages.youDoNotOwnProvider,
      text: messages.gamesBelongToProviderCompanies,
    }}
    closed={messages.itsGamesArePermanentlyRemoved}
    suspended={messages.itsGamesAreHiddenAnd}
  >
    {children}
  </CompanyOfKind>
);

/** Only approved companies can create games. */
export const mayCreateGames = ({ status }: ListedCompany): boolean => status === 'APPROVED';
