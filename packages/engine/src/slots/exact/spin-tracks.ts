import { lineTracks } from './line-tracks';
import type { MathModel, ReelSet } from '../model/math-model';
import { lost, type Tracks } from './tracks';
import { wayTracks } from './way-tracks';

/** All possible wins of a spin of these reels except scatter wins. */
export function tracksOf(model: MathModel, reels: ReelSet): Tracks {
  const { evaluation } = model;
  if (evaluation.kind === 'LINES') return lineTracks(model, reels, evaluation.lines);
  if (evaluation.kind === 'WAYS') return wayTracks(model, reels);
  return { start: [], advance: () => lost };
}
