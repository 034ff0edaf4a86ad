/** Separators. */
export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

export interface CsvRow {
  /** The line of the file it starts on, from 1; a quoted cell may hold several lines. */
  line: number;
  cells: readonly string[];
}

/** Reads a table piece by piece, wherever the pieces are cut. */
interface CsvReader {
  /** The rows that this piece completes. */
  push(text: string): CsvRow[];
  /** The rows that were left when the text ended. */
  end(): CsvRow[];
  /** The detected separator, once enough has been read. */
  separator(): Separator | null;
  /** The line of a quote that was open when the text ended, which makes the rest of the table one cell. */
  openQuote(): number | null;
}

/** Characters that the separator is detected from. */
const sampleLength = 65_536;

/** A CSV reader that detects the separator, and skips a byte order mark and Excel's `sep=` line. */
export function createCsvReader(): CsvReader {
  let sample = '';
  let cells: ReturnType<typeof createCells> | null = null;

  function start(): CsvRow[] {
    const text = sample.replace(/^\ufeff/, '');
    const told = /^sep=([;,\t])(?:\r\n|\r|\n|$)/i.exec(text);
    const separator = separators.find((each) => each === told?.[1]) ?? separatorOf(text);
    // The line counts: errors are told by the line that an editor shows.
    cells = createCells(separator, told ? 2 : 1);
    sample = '';
    return cells.push(told ? text.slice(told[0].length) : text);
  }

  return {
    push(text) {
      if (cells) return cells.push(text);
      sample += text;
      return sample.length < sampleLength ? [] : start();
    },
    end() {
      const rows = cells ? [] : start();
      return [...rows, ...(cells?.end() ?? [])];
    },
    separator: () => cells?.separator ?? null,
    openQuote: () => cells?.openQuote() ?? null,
  };
}

/** The separator that gives the most rows the width of the first; of equals the one with the most cells. */
function separatorOf(text: string): Separator {
  let best: { separator: Separator; share: number; width: number } | null = null;
  for (const separator of separators) {
    const cells = createCells(separator, 1);
    const whole = cells.push(text);
    const rows = whole.length > 0 ? whole : cells.end();
    const width = rows[0]?.cells.length ?? 0;
    const share = rows.filter((row) => row.cells.length === width).length / rows.length;
    const isBetter =
      best === null || share > best.share || (share === best.share && width > best.width);
    if (width > 1 && isBetter) best = { separator, share, width };
  }
  return best?.separator ?? ';';
}

/**
 * The machine that takes text apart: RFC 4180 with any line ending. A quote inside an unquoted cell, and text after a
 * closing quote, are kept as they stand. Blank lines are no rows.
 */
function createCells(separator: Separator, firstLine: number) {
  /** `closing` has just seen a quote in a quoted cell: its end, or the first half of a doubled one. */
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let isAfterReturn = false;
  let line = firstLine;
  let rowLine = firstLine;
  let quoteLine = firstLine;
  let leftOpen: number | null = null;
  let cell = '';
  let cells: string[] = [];

  function endCell() {
    cells.push(cell);
    cell = '';
    state = 'start';
  }

  function endRow(rows: CsvRow[]) {
    const isBlank = state === 'start' && cells.length === 0;
    if (!isBlank) {
      endCell();
      rows.push({ line: rowLine, cells });
      cells = [];
    }
    state = 'start';
  }

  function quoted(text: string, at: number): number {
    const quote = text.indexOf('"', at);
    const part = text.slice(at, quote < 0 ? undefined : quote);
    cell += part;
    line += lineBreaks(part);
    if (quote < 0) return text.length;
    state = 'closing';
    return quote + 1;
  }

  function unquoted(text: string, at: number, rows: CsvRow[]): number {
    const char = text[at] ?? '';
    if (isAfterReturn) {
      isAfterReturn = false;
      if (char === '\n') return at + 1;
    }
    if (char === '"' && (state === 'start' || state === 'closing')) {
      if (state === 'closing') cell += char;
      else quoteLine = line;
      state = 'quoted';
    } else if (char === separator) {
      endCell();
    } else if (char === '\n' || char === '\r') {
      endRow(rows);
      line += 1;
      rowLine = line;
      isAfterReturn = char === '\r';
    } else {
      const end = endOfPlain(text, at, separator);
      cell += text.slice(at, end);
      state = 'plain';
      return end;
    }
    return at + 1;
  }

  return {
    separator,
    push(text: string): CsvRow[] {
      const rows: CsvRow[] = [];
      let at = 0;
      while (at < text.length)
        at = state === 'quoted' ? quoted(text, at) : unquoted(text, at, rows);
      return rows;
    },
    end(): CsvRow[] {
      const rows: CsvRow[] = [];
      if (state === 'quoted') leftOpen = quoteLine;
      endRow(rows);
      return rows;
    },
    openQuote: () => leftOpen,
  };
}

function endOfPlain(text: string, from: number, separator: Separator): number {
  const stop = separator.charCodeAt(0);
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === stop || code === 10 || code === 13) break;
  }
  return at;
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
