import { routes } from '#domain/routes';
import { CompanyHome } from './company-home';

/** `/provider`: the home of the group PROVIDERS. */
export const ProviderPage = () => (
  <CompanyHome title={routes.ProviderDashboard.title} lead="The status of your company and the next steps." />
);
