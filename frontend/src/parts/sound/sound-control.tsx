import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { DropDown } from '../../ui/drop-down';
import type { Sound } from './use-sound';

/** Controls for sound, music and volume; shows a note if the browser refuses sound. */
export const SoundControl = ({ sound }: { readonly sound: Sound }) => {
  const { settings, isRefused, change } = sound;
  const { volume, isMuted, isMusicOn } = settings;
  const Icon = isRefused || isMuted || volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <DropDown
      edge="right"
      look="icon"
      size="wide"
      className="game-tool gap-2 font-semibold text-secondary"
      face={
        <>
          <Icon aria-hidden className="size-5" />
          <span className="game-tool-name">{isRefused ? 'Sound (not available)' : 'Sound'}</span>
        </>
      }
    >
      <div className="grid gap-3 p-2">
        {isRefused && (
          <p role="status" className="text-sm">
            This browser does not let the game play sound. You can play without it.
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={!isMuted}
            onChange={() => change({ ...settings, isMuted: !isMuted })}
            className="size-5 accent-[var(--nl-button)]"
          />
          Play sound
        </label>
        <label className="flex min-h-11 items-center gap-3 has-disabled:opacity-60">
          <input
            type="checkbox"
            checked={isMusicOn}
            disabled={isMuted}
            onChange={() => change({ ...settings, isMusicOn: !isMusicOn })}
            className="size-5 accent-[var(--nl-button)]"
          />
          Music
        </label>
        <label className="grid gap-1 text-sm text-muted">
          Volume
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={volume}
            onChange={(event) => change({ ...settings, volume: Number(event.target.value), isMuted: false })}
            className="w-full accent-[var(--nl-button)]"
          />
        </label>
      </div>
    </DropDown>
  );
};
