import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { CompanyList } from './company-list';

/** `/admin/Companies`: every company of the platform. */
export const AdminCompaniesPage = () => (
  <Page width="wide" title={routes.AdminCompanies.title} lead="All providers and operators.">
    <CompanyList />
  </Page>
);
