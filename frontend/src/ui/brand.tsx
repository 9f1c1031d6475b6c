/** The logo of NovaLink. */
export const BrandMark = ({ className = 'size-8' }: { readonly className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden className={className}>
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path
      d="M8.5 23.5V8.5l15 15v-15"
      fill="none"
      className="stroke-on-primary"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="23.5" cy="8.5" r="3.4" className="fill-button" />
    <circle cx="8.5" cy="23.5" r="3.4" fill="#6f9bff" />
  </svg>
);

export const Brand = () => (
  <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-heading">
    <BrandMark />
    NovaLink
  </span>
);
