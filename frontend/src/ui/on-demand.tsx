import { type ReactNode, useState } from 'react';

interface OnDemandProps {
  readonly label: string;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that is loaded when it is opened. Closing it keeps its state. */
export const OnDemand = ({ label, startsOpen = false, children }: OnDemandProps) => {
  const [opened, setOpened] = useState(startsOpen);
  return (
    <details
      open={startsOpen}
      onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}
    >
      <summary className="w-fit rounded text-sm font-medium text-secondary">{label}</summary>
      {opened && <div className="mt-4 grid grid-cols-1 gap-6 border-t border-line pt-4">{children}</div>}
    </details>
  );
};
