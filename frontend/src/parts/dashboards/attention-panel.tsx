import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Checklist, type ChecklistItem } from '../../ui/checklist';
import { Panel } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import * as messages from './messages';

export interface AttentionItem {
  /** A sentence without the final period. */
  readonly text: string;
  /** Path of the page where the user can act on it. */
  readonly to: string;
}

/** Tasks that are waiting for the user. Items disappear when they are done; an empty list renders nothing. */
export const AttentionPanel = ({ items }: { readonly items: readonly AttentionItem[] }) =>
  items.length === 0 ? null : (
    <Panel title={messages.needsYourAttention}>
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
    <Panel title={messages.setUp} lead={messages.ofStepsAreDone(done, steps.length)}>
      <div className="grid gap-4">
        <ProgressBar label={messages.steps} value={done} max={steps.length} />
        <Checklist label={messages.steps} items={steps} />
      </div>
    </Panel>
  );
};
