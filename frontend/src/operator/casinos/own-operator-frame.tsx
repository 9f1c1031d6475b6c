import type { ReactNode } from 'react';
import { CompanyOfKind } from '../../parts/companies/company-of-kind';
import type { ListedCompany } from '../../parts/companies/own-company';
import * as messages from './messages';

interface OwnOperatorFrameProps {
  readonly children: (company: ListedCompany) => ReactNode;
}

/** A page for the casinos of the user's operator company. */
export const OwnOperatorFrame = ({ children }: OwnOperatorFrameProps) => (
  <CompanyOfKind
    kind="OPERATOR"
    none={{
      title: messages.youDoNotOwnOperator,
      text: messages.casinosBelongToOperatorCompanies,
    }}
    closed={messages.itsBrandsAreClosedPermanently}
    suspended={messages.allItsBrandsAreClosed}
  >
    {children}
  </CompanyOfKind>
);

/** Only approved companies can create casinos. */
export const mayCreateCasinos = ({ status }: ListedCompany): boolean => status === 'APPROVED';
