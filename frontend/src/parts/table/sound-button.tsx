import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../ui/button';

interface SoundButtonProps {
  readonly sound: { readonly isOn: boolean; readonly toggle: () => void };
}

export const SoundButton = ({ sound }: SoundButtonProps) => {
  const Icon = sound.isOn ? Volume2 : VolumeX;
  return (
    <Button look="plain" aria-pressed={sound.isOn} onClick={sound.toggle} className="game-tool">
      <Icon aria-hidden className="size-5" />
      <span className="game-tool-name">Sound</span>
    </Button>
  );
};
