import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

/** The number of cards that fit in one row. */
export const mostInLobby = 3;

interface LobbySectionProps {
  readonly title: string;
  /** A link to all of them. */
  readonly all?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A titled part of the lobby. */
export const LobbySection = ({ title, all, children }: LobbySectionProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={heading} className="text-xl font-semibold text-heading">
          {title}
        </h2>
        {all && (
          <Link className="underline" to={all.to}>
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
