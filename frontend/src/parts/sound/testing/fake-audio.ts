interface Ramp {
  readonly to: number;
  readonly at: number;
}

/** An audio context that records all calls. Its clock starts at 5 seconds and is controlled by the test. */
export const fakeAudio = () => {
  const started: { readonly at: number; readonly end: number; readonly hertz: number }[] = [];
  /** The targets of every gain, by the gain. */
  const gains: { value: number; readonly targets: Ramp[]; readonly cancelled: number[] }[] = [];
  const parameter = (value = 0) => ({
    value,
    targets: [] as Ramp[],
    cancelled: [] as number[],
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (to: number) => {
      if (!(to > 0)) throw new RangeError('An exponential ramp needs a target above 0.');
    },
    setTargetAtTime(to: number, at: number) {
      this.targets.push({ to, at });
      return this;
    },
    cancelScheduledValues(from: number) {
      this.cancelled.push(from);
      return this;
    },
  });
  class AudioPart {
    gain = parameter();
    frequency: ReturnType<typeof parameter>;
    begun = 0;
    constructor(_context: unknown, options: { readonly gain?: number; readonly frequency?: number } = {}) {
      this.gain.value = options.gain ?? 1;
      this.frequency = parameter(options.frequency);
      gains.push(this.gain);
    }
    connect = <To>(to: To) => to;
    start = (at: number) => (this.begun = at);
    stop = (end: number) => void started.push({ at: this.begun, end, hertz: this.frequency.value });
  }
  for (const name of [
    'GainNode',
    'OscillatorNode',
    'BiquadFilterNode',
    'AudioBufferSourceNode',
    'ConvolverNode',
    'DynamicsCompressorNode',
  ])
    Object.assign(globalThis, { [name]: AudioPart });
  const context = {
    currentTime: 5,
    sampleRate: 100,
    state: 'running',
    destination: {},
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return {
    started,
    gains,
    context: context as unknown as AudioContext,
    passSeconds: (seconds: number) => {
      context.currentTime += seconds;
    },
  };
};
