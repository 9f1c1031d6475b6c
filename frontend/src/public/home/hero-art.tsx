const stars = [
  { x: 60, y: 330, r: 7 },
  { x: 150, y: 190, r: 6 },
  { x: 250, y: 270, r: 6 },
  { x: 340, y: 110, r: 14 },
  { x: 430, y: 210, r: 6 },
  { x: 520, y: 70, r: 8 },
] as const;

const reels = [
  { x: 120, symbols: ['#6f9bff', '#f0569a', '#f5b84a'] },
  { x: 232, symbols: ['#f5b84a', '#6f9bff', '#f0569a'] },
  { x: 344, symbols: ['#f0569a', '#f5b84a', '#6f9bff'] },
] as const;

const symbol = (x: number, y: number, row: number, colour: string) => {
  if (row === 0) return `<circle cx="${x}" cy="${y}" r="24" fill="${colour}"/>`;
  if (row === 1) return `<path d="M${x} ${y - 27}l27 27-27 27-27-27z" fill="${colour}"/>`;
  return `<rect x="${x - 22}" y="${y - 22}" width="44" height="44" rx="10" fill="${colour}"/>`;
};

const reel = ({ x, symbols }: (typeof reels)[number]) =>
  `<rect x="${x}" y="150" width="100" height="236" rx="18" fill="#232735" stroke="#3b4256"/>${symbols
    .map((colour, row) => symbol(x + 50, 190 + row * 78, row, colour))
    .join('')}`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1160" height="880" viewBox="0 0 580 440"><rect x="8" y="8" width="564" height="424" rx="36" fill="#14161f"/><clipPath id="f"><rect x="8" y="8" width="564" height="424" rx="36"/></clipPath><circle cx="340" cy="110" r="150" fill="#f0569a" opacity=".1" clip-path="url(#f)"/><circle cx="340" cy="110" r="80" fill="#f0569a" opacity=".14"/>${reels.map(reel).join('')}<path d="M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round"/>${stars.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${r === 14 ? '#f0569a' : '#fff'}"/>`).join('')}<path d="M340 70v-26M340 176v-26M300 110h-26M406 110h-26" stroke="#f0569a" stroke-width="3" stroke-linecap="round"/><g font-family="ui-monospace,monospace" font-size="15" fill="#aab2c8"><text x="120" y="414">seed 7f3a…c91e</text><text x="344" y="414">×2.40 ✓</text></g></svg>`;

/**
 * A constellation over three reels. It is an inline image, so that the largest image of the first screen
 * needs no request and no script.
 */
export const HeroArt = () => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
    alt="Three reels under a constellation that links their symbols"
    width={580}
    height={440}
    // In the first paint with the text beside it, and not one frame later.
    decoding="sync"
    className="block aspect-4/3 w-full"
  />
);
