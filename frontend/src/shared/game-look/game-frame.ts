import { chanceOf, chosenFrom } from '../sound/music-chance';

/** What the frame of the reels is made of: the looks are in `table/frames.css`. */
export type Frame = 'stone' | 'riveted' | 'metal' | 'wood' | 'beads' | 'glass';

const frames: readonly [Frame, ...Frame[]] = ['stone', 'riveted', 'metal', 'wood', 'beads', 'glass'];

/** The frame of a game: its title chooses, so that games with similar colours can differ. */
export const frameOf = (title: string): Frame => chosenFrom(frames, chanceOf(title, 'frame'));
