import type { SymbolFace as Face } from '#domain/generated/types';
import { entryOf, unitOf } from '@novalink/engine';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import { SymbolFace } from '../reels/symbol-face';

interface SymbolPaysProps {
  readonly mathematics: Mathematics;
  readonly gameSymbols: readonly Face[];
  readonly bet: number;
  readonly labels: GameLabels;
}

/** Each symbol with its pays by count, highest first. */
export const SymbolPays = ({ mathematics, gameSymbols, bet, labels }: SymbolPaysProps) => {
  const { model, mode } = mathematics;
  const { coins, nameOf } = labels;
  const paid = (credits: number) => coins(coinsOf(credits, bet, mode));
  const rows = model.symbols.map(({ id, wild, scatter }) => {
    const { unit, ...anywhere } = entryOf(model.scatterPays ?? {}, id) ?? { unit: 'CREDITS' as const };
    const perCount = unitOf(unit, mode);
    return {
      id,
      note: wild === true ? 'Wild' : scatter === true ? 'Scatter' : undefined,
      pays: [
        ...Object.entries(entryOf(model.paytable, id) ?? {}),
        ...Object.entries(anywhere).map(([count, pay]) => [count, pay * perCount] as const),
      ].sort(([one], [other]) => Number(other) - Number(one)),
    };
  });
  const best = (pays: readonly (readonly [string, number])[]) => Math.max(0, ...pays.map(([, pay]) => pay));
  return (
    <ul aria-label="Pays" className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2">
      {rows
        .sort((one, other) => best(other.pays) - best(one.pays))
        .map(({ id, note, pays }) => (
          <li key={id} className="flex items-center gap-3 rounded-xl border border-line bg-sunken p-2">
            <div className="size-14 shrink-0">
              <SymbolFace face={gameSymbols.find(({ symbol }) => symbol === id)} symbol={id} />
            </div>
            <div className="min-w-0 text-sm">
              <p className="leading-tight font-semibold">{nameOf(id)}</p>
              {note !== undefined && <p className="text-accent">{note}</p>}
              <dl>
                {pays.map(([count, pay]) => (
                  <div key={count} className="flex gap-2">
                    <dt className="text-muted">{count} ×</dt>
                    <dd className="font-semibold">{paid(pay)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
    </ul>
  );
};
