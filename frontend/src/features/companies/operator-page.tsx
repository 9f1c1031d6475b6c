import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../shared/dashboards/dashboard-frame';
import { CompanyHome } from '../../shared/companies/company-home';
import * as messages from '../../operator/dashboard/messages';

const OperatorDashboard = lazy(async () => ({
  default: (await import('./dashboards/operator-dashboard')).OperatorDashboard,
}));

/** `/operator`: the home of the group OPERATORS. */
export const OperatorPage = () => (
  <CompanyHome
    title={routes.OperatorDashboard.title}
    lead={messages.activityInYourBrandsAnd(coinNote)}
    Dashboard={OperatorDashboard}
  />
);
