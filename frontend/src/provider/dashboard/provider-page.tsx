import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../parts/dashboards/dashboard-frame';
import { CompanyHome } from '../../parts/companies/company-home';
import * as messages from './messages';

const ProviderDashboard = lazy(async () => ({
  default: (await import('./provider-dashboard')).ProviderDashboard,
}));

/** `/provider`: the home of the group PROVIDERS. */
export const ProviderPage = () => (
  <CompanyHome
    title={routes.ProviderDashboard.title}
    lead={messages.activityInYourGamesAnd(coinNote)}
    Dashboard={ProviderDashboard}
  />
);
