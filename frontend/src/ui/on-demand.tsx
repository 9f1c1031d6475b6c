import { type ReactNode, useState } from 'react';

/** What is fetched only once somebody wants to see it; closing it keeps what was done inside. */
export const OnDemand = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
      <summary className="w-fit rounded text-sm font-medium text-secondary">{label}</summary>
      {opened && <div className="mt-4 grid grid-cols-1 gap-6 border-t border-line pt-4">{children}</div>}
    </details>
  );
};
