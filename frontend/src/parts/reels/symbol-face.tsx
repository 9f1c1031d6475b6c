import { useState } from 'react';
import type { SymbolFace as Face } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';

interface SymbolFaceProps {
  readonly face: Face | undefined;
  /** The id of the symbol, for a model whose symbol has no name and image. */
  readonly symbol: string;
  /** The scale of its image. */
  readonly scale?: number | undefined;
}

/**
 * The image of a symbol; its name if there is no image or if it does not load. Hidden from screen readers.
 */
export const SymbolFace = ({ face, symbol, scale = 1 }: SymbolFaceProps) => {
  const [isBroken, setBroken] = useState(false);
  if (face?.imageKey && !isBroken) {
    return (
      <img
        src={imageAddress(face.imageKey)}
        alt=""
        draggable={false}
        onError={() => setBroken(true)}
        className="size-full object-contain"
        style={{ scale: String(scale) }}
      />
    );
  }
  return <SymbolName name={face?.name ?? symbol} />;
};

/** The placeholder of a symbol without an image. */
export const SymbolName = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden
    className="@container grid size-full place-items-center rounded-xl border border-line bg-surface"
  >
    <span className="line-clamp-3 p-0.5 text-center text-[clamp(0.5rem,19cqw,1.25rem)] leading-tight font-bold break-words">
      {name}
    </span>
  </span>
);
