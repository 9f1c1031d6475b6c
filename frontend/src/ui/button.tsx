import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export type ButtonLook = 'main' | 'quiet' | 'danger' | 'plain';

const shape =
  'inline-flex min-h-11 lg:min-h-10 items-center justify-center gap-2 rounded-lg px-4 py-2 text-[0.9375rem] font-semibold transition-colors';

const looks: Record<ButtonLook, string> = {
  main: 'bg-button text-on-button hover:bg-button-strong',
  quiet: 'border border-edge bg-surface text-text hover:bg-sunken',
  danger: 'border border-error bg-surface text-error hover:bg-error hover:text-surface',
  plain: 'text-secondary hover:underline underline-offset-4',
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  /** The action is running. The button keeps its place and focus, and ignores further presses. */
  readonly busy?: boolean;
}

export const Button = ({ look = 'main', busy = false, className = '', onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    className={`${shape} ${looks[look]} disabled:opacity-60 aria-disabled:opacity-60 ${className}`}
    {...rest}
  />
);

interface ButtonLinkProps extends LinkProps {
  readonly look?: ButtonLook;
}

export const ButtonLink = ({ look = 'main', className = '', ...rest }: ButtonLinkProps) => (
  <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />
);
