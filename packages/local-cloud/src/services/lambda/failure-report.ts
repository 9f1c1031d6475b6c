import type { FunctionAnswer } from '#local/services/needs';

/** Maps frames of a stack to positions in the sources, if known. */
export type PlacesOf = (frames: readonly string[]) => Promise<readonly string[]>;

/**
 * Prints a failure of a function to the terminal: its name, the error and the position in the code, or in the
 * sources if `placesOf` knows it. A repeated failure takes one line.
 */
export function failureReport(placesOf?: PlacesOf): (functionName: string, answer: FunctionAnswer) => void {
  const reportedOf = new Map<string, string>();
  return (functionName, answer) => {
    if ('payload' in answer) return;
    const { errorType, errorMessage, trace = [] } = answer;
    const frames = trace.filter((line) => /^\s+at /.test(line));
    const failure = [errorType, ...frames].join('\n');
    const isAgain = reportedOf.get(functionName) === failure;
    reportedOf.set(functionName, failure);
    const line = `${functionName} failed${isAgain ? ' again' : ''}: ${errorType}: ${errorMessage}`;
    const notify = (shown: readonly string[]) => console.error([line, ...shown].join('\n'));
    if (isAgain || frames.length === 0) notify([]);
    else if (placesOf === undefined) notify(frames);
    else
      placesOf(frames).then(
        (places) => notify(places.length === 0 ? frames : places.map((place) => `  ${place}`)),
        () => notify(frames),
      );
  };
}
