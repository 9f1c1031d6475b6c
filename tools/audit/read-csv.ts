/** A record of a CSV file, and its first line. */
export interface CsvRecord {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parses CSV by RFC 4180 with either line ending. Throws for a misplaced quote. */
export function readCsv(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
  let quoted: 'no' | 'open' | 'closed' = 'no';
  const endRecord = () => {
    records.push({ line: begun, cells: [...cells, cell] });
    [cells, cell, quoted] = [[], '', 'no'];
  };
  for (const character of text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')) {
    if (quoted === 'open') {
      if (character === '"') quoted = 'closed';
      else cell += character;
    } else if (character === '"') {
      if (quoted === 'no' && cell !== '') throw new Error(`Line ${line}: a quote inside a cell.`);
      if (quoted === 'closed') cell += '"';
      quoted = 'open';
    } else if (character === ',') {
      cells.push(cell);
      [cell, quoted] = ['', 'no'];
    } else if (character === '\n') {
      endRecord();
      begun = line + 1;
    } else {
      if (quoted === 'closed') throw new Error(`Line ${line}: unexpected text after a quoted cell.`);
      cell += character;
    }
    if (character === '\n') line += 1;
  }
  if (quoted === 'open') throw new Error(`Line ${begun}: a quoted cell does not end.`);
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}
