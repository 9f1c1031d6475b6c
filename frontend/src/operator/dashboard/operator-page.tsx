import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../parts/dashboards/dashboard-frame';
import { CompanyHome } from '../../parts/companies/company-home';

const OperatorDashboard = lazy(async () => ({
  default: (await import('./operator-dashboard')).OperatorDashboard,
}));

/** `/operator`: the home of the group OPERATORS. */
export const OperatorPage = () => (
  <CompanyHome
    title={routes.OperatorDashboard.title}
    lead={`Activity in your brands and your next steps. ${coinNote}`}
    Dashboard={OperatorDashboard}
  />
);
