/** Separators. */
export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

export interface CsvRow {
  /** The line of the file it starts on, numbered from 1; a quoted cell may span several lines. */
  line: number;
  cells: readonly string[];
}

/** Parses a table in chunks, wherever they are split. */
interface CsvReader {
  /** The rows completed by this chunk. */
  push(text: string): CsvRow[];
  /** The rows left at the end of the text. */
  end(): CsvRow[];
  /** The detected separator, once enough text has been read. */
  separator(): Separator | null;
  /** The line of a quote still open at the end of the text, which makes the rest of the table one cell. */
  openQuote(): number | null;
}

/** Number of characters used to detect the separator. */
const sampleLength = 65_536;

/** A CSV reader that detects the separator, and skips a byte order mark and Excel's `sep=` line. */
export function createCsvReader(): CsvReader {
  let sample = '';
  let cells: CellReader | null = null;

  function start(): CsvRow[] {
    const text = sample.replace(/^\ufeff/, '');
    const told = /^sep=([;,\t])(?:\r\n|\r|\n|$)/i.exec(text);
    const separator = separators.find((each) => each === told?.[1]) ?? separatorOf(text);
    // Counts lines: errors are reported by the line number that an editor shows.
    cells = new CellReader(separator, told ? 2 : 1);
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

/** The separator for which the most rows are as wide as the first; on a tie, the one with the most cells. */
function separatorOf(text: string): Separator {
  let best: { separator: Separator; share: number; width: number } | null = null;
  for (const separator of separators) {
    const cells = new CellReader(separator, 1);
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
 * The parser: RFC 4180 with any line ending. A quote inside an unquoted cell, and text after a closing quote, are kept
 * unchanged. Blank lines are skipped.
 */
class CellReader {
  readonly separator: Separator;
  /** `closing` follows a quote in a quoted cell: either its end, or the first half of an escaped quote. */
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  #isAfterReturn = false;
  #line: number;
  #rowLine: number;
  #quoteLine: number;
  #openQuote: number | null = null;
  #cell = '';
  #cells: string[] = [];
  #rows: CsvRow[] = [];

  constructor(separator: Separator, firstLine: number) {
    this.separator = separator;
    this.#line = this.#rowLine = this.#quoteLine = firstLine;
  }

  push(text: string): CsvRow[] {
    let at = 0;
    while (at < text.length)
      at = this.#state === 'quoted' ? this.#quoted(text, at) : this.#unquoted(text, at);
    return this.#takeRows();
  }

  end(): CsvRow[] {
    if (this.#state === 'quoted') this.#openQuote = this.#quoteLine;
    this.#endRow();
    return this.#takeRows();
  }

  openQuote(): number | null {
    return this.#openQuote;
  }

  #takeRows(): CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  #endRow(): void {
    const isBlank = this.#state === 'start' && this.#cells.length === 0;
    if (isBlank) return;
    this.#endCell();
    this.#rows.push({ line: this.#rowLine, cells: this.#cells });
    this.#cells = [];
  }

  /** @returns where parsing continues */
  #quoted(text: string, at: number): number {
    const quote = text.indexOf('"', at);
    const part = text.slice(at, quote < 0 ? undefined : quote);
    this.#cell += part;
    this.#line += lineBreaks(part);
    if (quote < 0) return text.length;
    this.#state = 'closing';
    return quote + 1;
  }

  /** @returns where parsing continues */
  #unquoted(text: string, at: number): number {
    const char = text[at] ?? '';
    if (this.#isAfterReturn) {
      this.#isAfterReturn = false;
      if (char === '\n') return at + 1;
    }
    if (char === '"' && (this.#state === 'start' || this.#state === 'closing')) {
      if (this.#state === 'closing') this.#cell += char;
      else this.#quoteLine = this.#line;
      this.#state = 'quoted';
    } else if (char === this.separator) {
      this.#endCell();
    } else if (char === '\n' || char === '\r') {
      this.#endRow();
      this.#line += 1;
      this.#rowLine = this.#line;
      this.#isAfterReturn = char === '\r';
    } else {
      const end = endOfPlain(text, at, this.separator);
      this.#cell += text.slice(at, end);
      this.#state = 'plain';
      return end;
    }
    return at + 1;
  }
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
