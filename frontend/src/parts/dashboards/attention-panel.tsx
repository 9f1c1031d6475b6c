import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Checklist, type ChecklistItem } from '../../ui/checklist';
import { Panel } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';

export interface AttentionItem {
  /** A sentence without the final period. */
  readonly text: string;
  /** Path of the page where the user can act on it. */
  readonly to: string;
}

/** Tasks that are waiting for the user. Items disappear when they are done; an empty list renders nothing. */
export const AttentionPanel = ({ items }: { readonly items: readonly AttentionItem[] }) =>
  items.length === 0 ? null : (
    <Panel title="Needs your attention">
      <ul className="divide-y divide-line">
        {items.map(({ text, to }) => (
          <li key={`${to} ${text}`}>
            <Link to={to} className="flex min-h-11 items-center justify-between gap-4 py-2 hover:underline">
              <span className="min-w-0 break-words">{text}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** The set-up steps of a new company; disappears when all are done. */
export const SetupPanel = ({ steps }: { readonly steps: readonly ChecklistItem[] }) => {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Panel title="Set up" lead={`${done} of ${steps.length} steps are done.`}>
      <div className="grid gap-4">
        <ProgressBar label="Steps" value={done} max={steps.length} />
        <Checklist label="Steps" items={steps} />
      </div>
    </Panel>
  );
};
