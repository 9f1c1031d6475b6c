import { text } from 'node:stream/consumers';
import { exactModel, roundSpread, uncappedReturn } from '@novalink/engine/exact';
import type { MathModel } from '@novalink/engine';

/** Prints the peak memory of this process in MiB after the figures of the model on standard input: `with` or without limits. */
const model = JSON.parse(await text(process.stdin)) as MathModel;
if (process.argv[2] === 'with') exactModel(model);
else {
  uncappedReturn(model);
  roundSpread(model);
}
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
