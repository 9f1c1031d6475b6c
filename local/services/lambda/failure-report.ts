import type { FunctionAnswer } from '#local/services/needs';

/**
 * Tells people at the terminal of a function that failed: its name, the error and where in the code. The same failure
 * again, as retries make it, takes one line.
 */
export function failureReport(): (functionName: string, answer: FunctionAnswer) => void {
  const toldOf = new Map<string, string>();
  return (functionName, answer) => {
    if ('payload' in answer) return;
    const { errorType, errorMessage, trace = [] } = answer;
    const frames = trace.filter((line) => /^\s+at /.test(line)).join('\n');
    const failure = `${errorType}\n${frames}`;
    const isAgain = toldOf.get(functionName) === failure;
    toldOf.set(functionName, failure);
    const line = `${functionName} failed${isAgain ? ' again' : ''}: ${errorType}: ${errorMessage}`;
    console.error(isAgain || frames === '' ? line : `${line}\n${frames}`);
  };
}
