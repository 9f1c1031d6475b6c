import type { ReelSet } from '@novalink/engine';

interface ReelStripsProps {
  readonly name: string;
  readonly reels: ReelSet;
  readonly symbols: readonly string[];
}

const cell = 'border-b border-line px-2 py-1.5 tabular-nums sm:px-3';
const head = 'border-b border-line px-2 py-1.5 text-sm font-medium whitespace-nowrap text-muted sm:px-3';

/** A reel set: the number of each symbol on each reel, and the strips from their first stop. */
export const ReelStrips = ({ name, reels, symbols }: ReelStripsProps) => (
  <>
    <Scrolled label={`Symbols by reel, ${name}`}>
      <table className="border-collapse">
        <caption className="mb-2 text-left text-sm text-muted">How often each symbol is on each reel</caption>
        <ReelHeads first="Symbol" reels={reels} />
        <tbody>
          {symbols.map((symbol) => (
            <tr key={symbol}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {symbol}
              </th>
              {reels.map((strip, reel) => (
                <td key={reel} className={`${cell} text-right`}>
                  {strip.filter((one) => one === symbol).length}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={`${cell} text-left font-normal text-muted`}>
              Stops
            </th>
            {reels.map((strip, reel) => (
              <td key={reel} className={`${cell} text-right text-muted`}>
                {strip.length}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scrolled>
    <Scrolled label={`Strips, ${name}`} className="max-h-96">
      <table className="border-collapse">
        <caption className="mb-2 text-left text-sm text-muted">The strips, from their first stop on</caption>
        <ReelHeads first="Stop" reels={reels} />
        <tbody>
          {Array.from({ length: Math.max(...reels.map(({ length }) => length)) }, (_, stop) => (
            <tr key={stop}>
              <th scope="row" className={`${cell} text-left text-sm font-normal text-muted`}>
                {stop}
              </th>
              {reels.map((strip, reel) => (
                <td key={reel} className={`${cell} text-right`}>
                  {strip[stop]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  </>
);

const ReelHeads = ({ first, reels }: { readonly first: string; readonly reels: ReelSet }) => (
  <thead>
    <tr>
      <th scope="col" className={`${head} text-left`}>
        {first}
      </th>
      {reels.map((_, reel) => (
        <th key={reel} scope="col" className={`${head} text-right`}>
          Reel {reel + 1}
        </th>
      ))}
    </tr>
  </thead>
);

interface ScrolledProps {
  readonly label: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A scrollable region that can be reached by keyboard. */
const Scrolled = ({ label, className = '', children }: ScrolledProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take focus
  <div role="region" aria-label={label} tabIndex={0} className={`overflow-auto ${className}`}>
    {children}
  </div>
);
