import type { ReactNode } from 'react';

/** The style of text fields: a utility in `styles.css`. */
export const inputShape = 'text-input';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

/** The label above a control, and the hint and the error below, which `describedBy` connects to the control. */
export const FieldFrame = ({ id, label, optional, hint, fault, children }: FieldFrameProps) => (
  <div className="min-w-0">
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
      {optional === true && <span className="font-normal text-muted"> (optional)</span>}
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

/** The value of a control's `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, fault: string | undefined): string | undefined =>
  [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ') ||
  undefined;
