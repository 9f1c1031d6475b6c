import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { closeCompany, deleteCompany } from './end-company';
import { keepOwnCompany, ownCompanyKey } from '../../parts/companies/use-own-company';

type Ending = 'close' | 'delete';

const endings: Record<
  Ending,
  {
    readonly title: string;
    readonly label: string;
    readonly consequenceOf: (company: ReactNode) => ReactNode;
  }
> = {
  close: {
    title: 'Close this company?',
    label: 'Close company',
    consequenceOf: (company) => (
      <p>
        {company} is closed permanently and you lose your group’s access. You can still read its details and
        history.
      </p>
    ),
  },
  delete: {
    title: 'Delete this company?',
    label: 'Delete company',
    consequenceOf: (company) => (
      <p>
        {company} is deleted with its compliance profile, and you lose your group’s access. Only the history
        is kept.
      </p>
    ),
  },
};

/** Closes or deletes a company; both ask for its name. */
export const EndCompanyPanel = ({ company }: { readonly company: OwnCompany }) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Ending>();

  const end = async () => {
    if (asked === 'close') {
      const input = { id: company.id, expectedVersion: company.version };
      keepOwnCompany(queries, (await api.send(closeCompany, { input })).closeCompany);
      say.done(`${company.name} is closed.`);
    } else {
      await api.send(deleteCompany, { input: { id: company.id } });
      say.done(`${company.name} is deleted.`);
    }
    await queries.invalidateQueries({ queryKey: ownCompanyKey });
  };

  return (
    <Panel title="Close the company" lead="You can apply with another company afterwards.">
      <div className="flex flex-wrap gap-3">
        {company.status !== 'CLOSED' && (
          <Button look="danger" onClick={() => setAsked('close')}>
            {endings.close.label}
          </Button>
        )}
        <Button look="danger" onClick={() => setAsked('delete')}>
          {endings.delete.label}
        </Button>
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          title={endings[asked].title}
          open
          onClose={() => setAsked(undefined)}
          confirmLabel={endings[asked].label}
          typed={company.name}
          failureText={sentenceFor}
          onConfirm={end}
        >
          {endings[asked].consequenceOf(<strong>{company.name}</strong>)}
        </ConfirmDialog>
      )}
    </Panel>
  );
};
