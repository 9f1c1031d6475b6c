/**
 * Rows as CSV (RFC 4180: CRLF, quotes where needed). Cells are escaped so that spreadsheets do not treat them
 * as formulas. Null becomes an empty cell.
 */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map((value) => cell(`${value ?? ''}`)).join(',')}\r\n`).join('');

/**
 * Positions at which a spreadsheet starts a formula: at the start of a cell, including spreadsheets that use
 * semicolons or tabs as separators.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const negativeInteger = /^-[1-9][0-9]*$/;
const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  const safe = negativeInteger.test(text) ? text : text.replaceAll(formulaStart, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
