import { routes } from '#domain/routes';
import { CompanyHome } from './company-home';

/** `/operator`: the home of the group OPERATORS. */
export const OperatorPage = () => (
  <CompanyHome title={routes.OperatorDashboard.title} lead="The status of your company and the next steps." />
);
