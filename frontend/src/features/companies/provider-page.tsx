import { lazy } from 'react';
import { routes } from '#domain/routes';
import { coinNote } from '../../shared/dashboards/dashboard-frame';
import { CompanyHome } from '../../shared/companies/company-home';
import * as messages from '../../provider/dashboard/messages';

const ProviderDashboard = lazy(async () => ({
  default: (await import('./dashboards/provider-dashboard')).ProviderDashboard,
}));

/** `/provider`: the home of the group PROVIDERS. */
export const ProviderPage = () => (
  <CompanyHome
    title={routes.ProviderDashboard.title}
    lead={messages.activityInYourGamesAnd(coinNote)}
    Dashboard={ProviderDashboard}
  />
);
