import { object, parseJson, pipe, record, safeParse, string, unknown, intersect, literal } from 'valibot';

/** A line of a function's log in JSON, as AWS Lambda's advanced logging controls and Powertools write it. */
const errorLine = pipe(
  string(),
  parseJson(),
  intersect([object({ level: literal('ERROR'), message: string() }), record(string(), unknown())]),
);

/** What is left out: the line says it already, or it is the same in all lines. */
const known = ['level', 'message', 'timestamp', 'service', 'sampling_rate', 'xray_trace_id'];

/** Shows at the terminal what functions log as errors; the rest of their output is in their log files. */
export const errorsLogged =
  (log: (line: string) => void) =>
  (functionName: string, text: string): void => {
    for (const line of text.split('\n')) {
      const { success, output } = safeParse(errorLine, line);
      if (!success) continue;
      const details = Object.entries(output).filter(([name]) => !known.includes(name));
      const shown = details.map(
        ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      log(`${functionName}: ${output.message}${shown.length === 0 ? '' : ` (${shown.join(', ')})`}`);
    }
  };
