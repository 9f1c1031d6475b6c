import { useMemo } from 'react';
import { exactReturn } from '#domain/slots/exact/exact-return';
import { toDecimal } from '#domain/slots/exact/fraction';
import { readModel } from '#domain/slots/model/read-model';
import { percent } from '../../../platform/words/game-words';
import { Notice } from '../../../ui/notice';

/** What the engine says of a model as it stands: its faults by path, or its exact return. */
export const ModelCheck = ({ json }: { readonly json: string }) => {
  const read = useMemo(() => (json.trim() === '' ? undefined : checked(json)), [json]);
  if (read === undefined) return null;
  if ('faults' in read) {
    return (
      <Notice tone="warning" title={read.faults.length === 1 ? 'One fault' : `${read.faults.length} faults`}>
        <ul className="mt-1 grid gap-1 text-sm">
          {read.faults.map(({ path, reason }) => (
            <li key={`${path} ${reason}`} className="break-words">
              <code>{path}</code>: {reason}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={`Exact RTP ${percent(read.rtp, 4)}`}>
      <p className="text-sm tabular-nums">
        {read.rtp} · {read.symbols} symbols · {read.cycle} outcomes of a spin
      </p>
    </Notice>
  );
};

function checked(json: string) {
  const read = readModel(json);
  if ('faults' in read) return read;
  const { model } = read;
  const strips = model.reelSets[model.modes[0]?.reelSet ?? ''] ?? [];
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return {
    rtp: toDecimal(exactReturn(model).rtp, 6),
    symbols: model.symbols.length,
    cycle: cycle.toLocaleString('en'),
  };
}
