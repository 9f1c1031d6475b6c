import type { ButtonLook } from '../../ui/button';
import type { ReasonDialogProps } from '../../parts/review/reason-dialog';

export interface Decision<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
  readonly look?: ButtonLook;
  /** The confirmation message. */
  readonly done: string;
  /** For a decision that needs a reason: the dialog that asks for it, which confirms with the label. */
  readonly asks?: Pick<ReasonDialogProps, 'title' | 'label' | 'hint'> & { readonly confirmLabel?: string };
  /** The element id of the text that explains why it is not possible yet. */
  readonly blockedBy?: string | undefined;
}
