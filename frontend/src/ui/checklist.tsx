import { CheckCircle2, Circle } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface ChecklistItem {
  readonly label: string;
  readonly done: boolean;
  /** The path of the page where the condition can be met. */
  readonly to?: string;
  /** The text of the link. */
  readonly action?: string;
}

interface ChecklistProps {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly items: readonly ChecklistItem[];
}

/** Conditions that must be met before a step, with links to those that are not. */
export const Checklist = ({ label, items }: ChecklistProps) => (
  <ul aria-label={label} className="grid gap-2">
    {items.map(({ label: text, done, to, action }) => (
      <li key={text} className="flex gap-3">
        {done ? (
          <CheckCircle2 role="img" aria-label="done" className="mt-0.5 size-5 shrink-0 text-success" />
        ) : (
          <Circle role="img" aria-label="missing" className="mt-0.5 size-5 shrink-0 text-muted" />
        )}
        <span>
          {text}
          {!done && to !== undefined && (
            <>
              {' '}
              <Link to={to} className="text-secondary underline underline-offset-4">
                {action}
              </Link>
            </>
          )}
        </span>
      </li>
    ))}
  </ul>
);
