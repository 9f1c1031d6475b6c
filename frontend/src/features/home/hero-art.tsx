import * as messages from './messages';

const stars = [
  { x: 60, y: 330, r: 7 },
  { x: 150, y: 190, r: 6 },
  { x: 250, y: 270, r: 6 },
  { x: 340, y: 110, r: 14 },
  { x: 430, y: 210, r: 6 },
  { x: 520, y: 70, r: 8 },
] as const;

const reels = [
  { x: 120, faces: ['#6f9bff', '#f0569a', '#f5b84a'] },
  { x: 232, faces: ['#f5b84a', '#6f9bff', '#f0569a'] },
  { x: 344, faces: ['#f0569a', '#f5b84a', '#6f9bff'] },
] as const;

/** A constellation over three reels: chance, and the line that can be followed through it. */
export const HeroArt = () => (
  <svg
    viewBox="0 0 580 440"
    role="img"
    aria-label={messages.threeReelsUnderConstellationThat}
    className="block aspect-4/3 w-full"
  >
    <rect x="8" y="8" width="564" height="424" rx="36" fill="#14161f" />
    <clipPath id="hero-frame">
      <rect x="8" y="8" width="564" height="424" rx="36" />
    </clipPath>
    <circle cx="340" cy="110" r="150" fill="#f0569a" opacity="0.1" clipPath="url(#hero-frame)" />
    <circle cx="340" cy="110" r="80" fill="#f0569a" opacity="0.14" />
    {reels.map(({ x, faces }) => (
      <g key={x}>
        <rect x={x} y="150" width="100" height="236" rx="18" fill="#232735" stroke="#3b4256" />
        {faces.map((colour, row) => (
          <Face key={colour} x={x + 50} y={190 + row * 78} row={row} colour={colour} />
        ))}
      </g>
    ))}
    <path
      d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`}
      fill="none"
      stroke="#ffffff"
      strokeWidth="2.5"
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    {stars.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} fill={r === 14 ? '#f0569a' : '#ffffff'} />
    ))}
    <path
      d="M340 70v-26M340 176v-26M300 110h-26M406 110h-26"
      stroke="#f0569a"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g fontFamily="ui-monospace, monospace" fontSize="15" fill="#aab2c8">
      <text x="120" y="414">
        {messages.seed7f3aC91e}
      </text>
      <text x="344" y="414">
        ×2.40 ✓
      </text>
    </g>
  </svg>
);

interface FaceProps {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly colour: string;
}

const Face = ({ x, y, row, colour }: FaceProps) => {
  if (row === 0) return <circle cx={x} cy={y} r="24" fill={colour} />;
  if (row === 1) return <path d={`M${x} ${y - 27}l27 27-27 27-27-27z`} fill={colour} />;
  return <rect x={x - 22} y={y - 22} width="44" height="44" rx="10" fill={colour} />;
};
