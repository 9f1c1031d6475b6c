import { useState } from 'react';
import { sentenceFor } from '../../platform/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useDecideCompany } from './decide-company';
import type { WaitingItem } from './list-review-items';
import { RejectDialog } from './reject-dialog';

const kindNames = { PROVIDER: 'Game provider', OPERATOR: 'Casino operator' } as const;

/** One application, decided in place. */
export const ReviewEntry = ({ item }: { readonly item: WaitingItem }) => {
  const { company } = item;
  const decide = useDecideCompany();
  const [rejecting, setRejecting] = useState(false);
  const decided = company.status !== 'SUBMITTED';

  const approve = () =>
    decide.mutate(
      { company, decision: { kind: 'approve' } },
      {
        onSuccess: () => say.done(`${company.name} is approved.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <article aria-label={company.name} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold break-words text-primary">{company.name}</h3>
          <p className="mt-1 text-sm text-muted">
            Sent in <When at={item.since} />
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge tone="news">{kindNames[company.kind]}</Badge>
            {decided && <Badge tone="warning">Approved – the owner is joining the group</Badge>}
          </div>
        </div>
        {!decided && (
          <div className="flex flex-wrap gap-2">
            <Button busy={decide.isPending} onClick={approve}>
              Approve
            </Button>
            <Button look="danger" onClick={() => setRejecting(true)}>
              Reject
            </Button>
          </div>
        )}
      </div>
      <details>
        <summary className="w-fit rounded font-medium text-secondary">What they sent in</summary>
        <div className="mt-4">
          <Facts
            rows={[
              ['Description', company.description],
              ['Trading terms', company.terms],
              ['Address', [company.address, company.address2].filter(Boolean).join('\n')],
              ['City', company.city],
              ['Province', company.province],
              ['Country', company.country],
              ['Postal code', company.postal],
              ['Phone', company.phone],
              ['Website', company.website],
              ['Note of the last review', company.reviewNote],
            ]}
          />
        </div>
      </details>
      <RejectDialog
        name={company.name}
        open={rejecting}
        onClose={() => setRejecting(false)}
        onReject={async (reason) => {
          await decide.mutateAsync({ company, decision: { kind: 'reject', reason } });
          say.done(`${company.name} was sent back with your note.`);
        }}
      />
    </article>
  );
};
