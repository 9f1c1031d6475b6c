import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../parts/dashboards/dashboard-frame';
import { CompanyHome } from '../../parts/companies/company-home';

const ProviderDashboard = lazy(async () => ({
  default: (await import('./provider-dashboard')).ProviderDashboard,
}));

/** `/provider`: the home of the group PROVIDERS. */
export const ProviderPage = () => (
  <CompanyHome
    title={routes.ProviderDashboard.title}
    lead={`Activity in your games and your next steps. ${coinNote}`}
    Dashboard={ProviderDashboard}
  />
);
