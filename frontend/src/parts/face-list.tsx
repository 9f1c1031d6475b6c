import type { SymbolFace } from '#domain/generated/types';
import { imageAddress } from '../platform/words/game-words';

/** The symbols of a version as players see them. */
export const FaceList = ({ symbols }: { readonly symbols: readonly SymbolFace[] }) => (
  <ul aria-label="Faces" className="flex flex-wrap gap-4">
    {symbols.map(({ symbol, name, imageKey }) => (
      <li key={symbol} className="w-24 text-center text-sm">
        {imageKey !== null && (
          <img
            src={imageAddress(imageKey)}
            alt=""
            loading="lazy"
            width={96}
            height={96}
            className="mb-1 aspect-square w-full rounded-lg bg-sunken object-contain"
          />
        )}
        {name}
      </li>
    ))}
  </ul>
);
