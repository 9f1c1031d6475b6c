/** A progress line in an interactive terminal; nothing elsewhere. */
export function progressLine(all: number, stream: NodeJS.WriteStream = process.stderr) {
  const begun = performance.now();
  let reported = begun;
  return {
    show: (rounds: number): void => {
      const now = performance.now();
      if (!stream.isTTY || now - reported < 100) return;
      reported = now;
      const million = (rounds / (now - begun) / 1000).toFixed(1);
      const share = Math.floor((rounds / all) * 100);
      stream.write(
        `\r\u001b[K${share} % of ${all.toLocaleString('en')} rounds, ${million} million per second`,
      );
    },
    end: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
