/** Small tones made here: a soft knock for a reel that lands, two notes for a win. */
export const createTones = () => {
  let context: AudioContext | undefined;
  const note = (hertz: number, seconds: number, loudness: number, delay = 0) => {
    if (context === undefined) return;
    const begin = context.currentTime + delay;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds);
  };
  return {
    /** Browsers allow sound only from within a press of the person's. */
    switchOn: () => void (context ??= new AudioContext()).resume(),
    switchOff: () => void context?.suspend(),
    landed: () => note(180, 0.12, 0.09),
    won: () => {
      note(523, 0.35, 0.06);
      note(784, 0.5, 0.06, 0.14);
    },
  };
};
