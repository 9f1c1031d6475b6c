import { useState } from 'react';
import { imageAddress } from '../../platform/labels/game-labels';

interface BrandSignProps {
  readonly name: string;
  readonly logoKey: string | null;
}

/** The logo and name of a brand; without a logo, its first letter. */
export const BrandSign = ({ name, logoKey }: BrandSignProps) => {
  const [broken, setBroken] = useState(false);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {logoKey === null || broken ? (
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-xl bg-(--nl-brand) text-lg font-bold text-(--nl-on-brand)"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      ) : (
        <img
          src={imageAddress(logoKey)}
          alt=""
          width={36}
          height={36}
          onError={() => setBroken(true)}
          className="size-9 shrink-0 rounded-xl object-cover"
        />
      )}
      <span className="truncate text-lg font-bold tracking-tight text-heading">{name}</span>
    </span>
  );
};
