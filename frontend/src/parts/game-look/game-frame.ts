import { chanceOf, chosenFrom } from '../sound/music-chance';

/** The material of the reels' frame; the styles are in `table/frames.css`. */
export type Frame = 'stone' | 'riveted' | 'metal' | 'wood' | 'beads' | 'glass';

const frames: readonly [Frame, ...Frame[]] = ['stone', 'riveted', 'metal', 'wood', 'beads', 'glass'];

/** The frame of a game, selected by its title, so that games with similar colours can differ. */
export const frameOf = (title: string): Frame => chosenFrom(frames, chanceOf(title, 'frame'));
