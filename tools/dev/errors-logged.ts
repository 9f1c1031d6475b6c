import { object, parseJson, pipe, record, safeParse, string, unknown, intersect, literal } from 'valibot';

/**
 * A JSON line in a function's log, in the format of AWS Lambda's advanced logging controls and Powertools.
 */
const errorLine = pipe(
  string(),
  parseJson(),
  intersect([object({ level: literal('ERROR'), message: string() }), record(string(), unknown())]),
);

/**
 * Fields that are omitted, because the printed line already contains them or because they are equal in all
 * lines.
 */
const known = ['level', 'message', 'timestamp', 'service', 'sampling_rate', 'xray_trace_id'];

/** Prints the errors that functions log. Their other output is in their log files. */
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
