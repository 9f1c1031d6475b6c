import type { CompanyStatus } from '#domain/generated/types';
import { Badge, type BadgeTone } from '../../ui/badge';

const looks: Record<CompanyStatus, { readonly text: string; readonly tone: BadgeTone }> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  SUBMITTED: { text: 'In review', tone: 'news' },
  APPROVED: { text: 'Approved', tone: 'good' },
  REJECTED: { text: 'Sent back', tone: 'bad' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

export const StatusBadge = ({ status }: { readonly status: CompanyStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].text}</Badge>
);
