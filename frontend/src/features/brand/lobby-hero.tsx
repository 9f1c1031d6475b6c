import type { ShownBrand } from '../../parts/brand/read-brand';

/** The brand in its own colour: name, line and whom it is for. */
export const LobbyHero = ({ brand }: { readonly brand: ShownBrand }) => (
  <section
    aria-label={brand.name}
    className="relative overflow-hidden rounded-3xl bg-(--nl-brand) px-6 py-10 text-(--nl-on-brand) sm:px-10 sm:py-14"
  >
    <svg
      viewBox="0 0 400 200"
      aria-hidden
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full opacity-15"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="330" cy="60" r="90" />
        <circle cx="330" cy="60" r="60" />
        <circle cx="330" cy="60" r="30" />
        <path d="M120 190 240 120l60 40 90-70" strokeDasharray="2 8" strokeLinecap="round" />
      </g>
    </svg>
    <div className="relative max-w-2xl">
      <h1 className="text-3xl font-bold sm:text-5xl">{brand.name}</h1>
      {brand.tagline !== null && (
        <p className="mt-3 text-lg leading-relaxed whitespace-pre-line">{brand.tagline}</p>
      )}
      <p className="mt-5 text-sm font-medium">From {brand.minAge} years · Demo coins have no value</p>
    </div>
  </section>
);
