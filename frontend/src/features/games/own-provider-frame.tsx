import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../shared/companies/company-of-kind';
import type { ListedCompany } from '../../shared/companies/own-company';
import * as messages from './messages';

interface OwnProviderFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page about the games of the person's provider company. */
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

/** Games are created by approved companies alone. */
export const mayCreateGames = ({ status }: ListedCompany): boolean => status === 'APPROVED';
