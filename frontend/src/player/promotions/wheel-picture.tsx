import type { Sector } from '#domain/promotions/rules';
import { restAngle, type SectorAngles, sectorAngles, sectorPath } from './wheel-shape';

interface WheelPictureProps {
  readonly sectors: readonly Sector[];
  /** The index of the drawn sector; undefined before the draw. */
  readonly drawn: number | undefined;
  /** The duration of the spin after a sector is drawn. No motion for users who prefer reduced motion. */
  readonly spinMs: number;
}

/** A wheel whose sectors are as wide as their probability. It spins to the drawn sector. */
export const WheelPicture = ({ sectors, drawn, spinMs }: WheelPictureProps) => {
  const angles = sectorAngles(sectors.map(({ weight }) => weight));
  const rest = drawn === undefined ? undefined : angles[drawn];
  return (
    <svg
      viewBox="-106 -114 212 220"
      role="img"
      aria-label={`Wheel with ${sectors.length} sectors`}
      className="mx-auto w-full max-w-sm"
    >
      <g
        className="transition-transform ease-[cubic-bezier(0.12,0.7,0.1,1)]"
        style={{
          transform: `rotate(${rest === undefined ? 0 : restAngle(rest)}deg)`,
          transitionDuration: `${spinMs}ms`,
        }}
      >
        {angles.map((angle, index) => (
          <SectorPicture
            key={sectors[index]?.label}
            angles={angle}
            label={sectors[index]?.label ?? ''}
            fill={sectors[index]?.amount === '0' ? 'fill-sunken' : fillAt(index, angles.length)}
          />
        ))}
      </g>
      <circle r="100" strokeWidth="4" className="fill-transparent stroke-edge" />
      <circle r="10" strokeWidth="2" className="fill-surface stroke-edge" />
      <path d="M 0 -93 L -9 -112 L 9 -112 Z" strokeWidth="2" className="fill-text stroke-surface" />
    </svg>
  );
};

interface SectorPictureProps {
  readonly angles: SectorAngles;
  readonly label: string;
  readonly fill: string;
}

const radius = 100;
/** In degrees: a narrower sector has no room for its label. */
const leastLabelled = 12;
const longestLabel = 16;
/** The space between the rim and a label, for the pointer. */
const labelGap = 12;

const SectorPicture = ({ angles, label, fill }: SectorPictureProps) => (
  <>
    <path d={sectorPath(angles, radius)} className={`${fill} stroke-line`} />
    {angles.to - angles.from >= leastLabelled && (
      <text
        transform={`rotate(${angles.middle - 90})`}
        x={radius - labelGap}
        textAnchor="end"
        dominantBaseline="central"
        fontSize="9"
        className="fill-text font-semibold"
      >
        {label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label}
      </text>
    )}
  </>
);

const fills = [
  'fill-[color-mix(in_srgb,var(--nl-accent)_30%,var(--nl-surface))]',
  'fill-[color-mix(in_srgb,var(--nl-secondary)_30%,var(--nl-surface))]',
  'fill-[color-mix(in_srgb,var(--nl-primary)_30%,var(--nl-surface))]',
];

/** Neighbouring sectors have different colours, including the first and the last. */
const fillAt = (index: number, count: number): string =>
  fills[index === count - 1 && index % fills.length === 0 ? 1 : index % fills.length] ?? '';
