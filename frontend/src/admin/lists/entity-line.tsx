import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '../../ui/badge';

interface EntityLineProps {
  readonly to: string;
  readonly name: string;
  readonly status: { readonly text: string; readonly tone: BadgeTone };
  readonly children: ReactNode;
}

/** An entity in a list on another entity's page: its name as a link, its status, and one line about it. */
export const EntityLine = ({ to, name, status, children }: EntityLineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={to} className="font-semibold break-words hover:underline">
        {name}
      </Link>
      <Badge tone={status.tone}>{status.text}</Badge>
    </p>
    <p className="text-sm text-muted">{children}</p>
  </div>
);
