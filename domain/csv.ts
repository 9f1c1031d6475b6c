/**
 * Rows as CSV (RFC 4180: CRLF, quotes where they are needed). Nothing in it is a formula to a spreadsheet. What is null is
 * an empty cell.
 */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map((value) => cell(`${value ?? ''}`)).join(',')}\r\n`).join('');

/**
 * Where spreadsheets begin a formula: at the start of a cell, also where one divides cells by semicolons or tabs.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const negativeInteger = /^-[1-9][0-9]*$/;
const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  const safe = negativeInteger.test(text) ? text : text.replaceAll(formulaStart, "'");
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
