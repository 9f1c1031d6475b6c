import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { CompanyList } from './company-list';
import * as messages from './messages';

/** `/admin/Companies`: every company of the platform. */
export const AdminCompaniesPage = () => (
  <Page width="wide" title={routes.AdminCompanies.title} lead={messages.allProvidersAndOperators}>
    <CompanyList />
  </Page>
);
