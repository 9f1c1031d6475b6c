/**
 * Rows as CSV (RFC 4180: CRLF, quotes where needed). Text is escaped so that spreadsheets do not treat it as
 * a formula. Numbers are not escaped, even if they are strings. Null becomes an empty cell.
 */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * Positions at which a spreadsheet starts a formula: at the start of a cell, including spreadsheets that use
 * semicolons or tabs as separators.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const negativeNumber = /^-(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
const needsQuotes = /[",\r\n]/;

function cell(value: string | number | null): string {
  const text = `${value ?? ''}`;
  const isNumber = typeof value === 'number' || negativeNumber.test(text);
  const safe = isNumber ? text : text.replaceAll(formulaStart, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
