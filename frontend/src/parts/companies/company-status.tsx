import type { CompanyStatus } from '#domain/generated/types';
import { companyStatuses } from '../../platform/labels/company-labels';
import { Badge } from '../../ui/badge';

export const StatusBadge = ({ status }: { readonly status: CompanyStatus }) => (
  <Badge tone={companyStatuses[status].tone}>{companyStatuses[status].text}</Badge>
);
