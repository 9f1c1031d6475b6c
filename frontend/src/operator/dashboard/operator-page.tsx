import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../parts/dashboards/dashboard-frame';
import { CompanyHome } from '../../parts/companies/company-home';
import * as messages from './messages';

const OperatorDashboard = lazy(async () => ({
  default: (await import('./operator-dashboard')).OperatorDashboard,
}));

/** `/operator`: the home of the group OPERATORS. */
export const OperatorPage = () => (
  <CompanyHome
    title={routes.OperatorDashboard.title}
    lead={messages.activityInYourBrandsAnd(coinNote)}
    Dashboard={OperatorDashboard}
  />
);
