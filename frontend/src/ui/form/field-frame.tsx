import type { ReactNode } from 'react';
import * as messages from './messages';

/** The look of text fields: a utility of the style sheet. */
export const inputShape = 'text-input';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, hint and fault below, tied to the control by `describedBy`. */
export const FieldFrame = ({ id, label, optional, hint, fault, children }: FieldFrameProps) => (
  <div className="min-w-0">
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
      {optional === true && <span className="font-normal text-muted"> {messages.optional}</span>}
    </label>
    {children}
    <FieldNotes id={id} hint={hint} fault={fault} />
  </div>
);

export const FieldNotes = ({ id, hint, fault }: Pick<FieldFrameProps, 'id' | 'hint' | 'fault'>) => (
  <>
    {hint !== undefined && (
      <div id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hint}
      </div>
    )}
    {fault !== undefined && (
      <p id={`${id}-fault`} className="mt-1.5 text-sm font-medium text-error">
        {fault}
      </p>
    )}
  </>
);

/** The ids a control names in `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, fault: string | undefined): string | undefined =>
  [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
  undefined;
