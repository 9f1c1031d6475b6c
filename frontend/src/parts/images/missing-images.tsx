import type { SymbolFace } from '#domain/generated/types';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Lists the symbols without an image; renders nothing if all have one. */
export const MissingImages = ({ symbols }: { readonly symbols: readonly SymbolFace[] }) => {
  const missing = symbols.filter(({ imageKey }) => imageKey === null);
  if (missing.length === 0) return null;
  const names = list.format(missing.map(({ name, symbol }) => (name.trim() === '' ? symbol : name)));
  return (
    <p className="text-sm text-muted">
      {symbols.length === 1
        ? `1 of 1 symbol has no image: ${names}. Players see the name instead.`
        : `${missing.length} of ${symbols.length} symbols have no image: ${names}. Players see the name instead.`}
    </p>
  );
};
