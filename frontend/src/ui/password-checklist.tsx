import { Check, Circle } from 'lucide-react';

export interface PasswordCheck {
  readonly text: string;
  readonly met: boolean;
}

/** The requirements for a new password, checked while the user types. */
export const PasswordChecklist = ({ checks }: { readonly checks: readonly PasswordCheck[] }) => (
  <ul aria-label="Your password needs" className="grid gap-x-4 gap-y-1 min-[420px]:grid-cols-2">
    {checks.map(({ text, met }) => {
      const Icon = met ? Check : Circle;
      return (
        <li key={text} className={`flex items-center gap-2 ${met ? 'font-medium text-success' : ''}`}>
          <Icon aria-hidden className={met ? 'size-4' : 'mx-0.5 size-3'} />
          {text}
          <span className="sr-only">{met ? '– done' : '– missing'}</span>
        </li>
      );
    })}
  </ul>
);
