import type { SymbolFace } from '#domain/generated/types';
import { imageAddress } from '../../platform/labels/game-labels';
import { MissingImages } from '../images/missing-images';

/** The symbols of a version as players see them, with a note about symbols without an image. */
export const SymbolList = ({ symbols }: { readonly symbols: readonly SymbolFace[] }) => (
  <div className="grid gap-3">
    <MissingImages symbols={symbols} />
    <ul aria-label="Symbols" className="flex flex-wrap gap-4">
      {symbols.map(({ symbol, name, imageKey }) => (
        <li key={symbol} className="w-24 text-center text-sm">
          {imageKey === null ? (
            <span className="mb-1 grid aspect-square w-full place-items-center rounded-lg border border-dashed border-edge text-muted">
              No image
            </span>
          ) : (
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
  </div>
);
