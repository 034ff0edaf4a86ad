/** A table for printing, with its title and filters. */
export interface Sheet {
  title: string;
  notes: readonly string[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Indexes of the numeric columns. */
  numbers: ReadonlySet<number>;
  /** File name that browsers suggest for the PDF. */
  fileName: string;
}

/** Opens the print dialog for a separate document: `print.css` prints it instead of the page. */
export function printSheet(sheet: Sheet): void {
  document.querySelector('.sheet')?.remove();
  const article = documentOf(sheet);
  document.body.append(article);
  document.body.classList.add('prints-sheet');
  const { title } = document;
  document.title = sheet.fileName;
  const clear = () => {
    article.remove();
    document.body.classList.remove('prints-sheet');
    document.title = title;
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}

function documentOf({ title, notes, head, rows, numbers }: Sheet): HTMLElement {
  const kind = (index: number) => (numbers.has(index) ? 'number' : '');
  const cells = (texts: readonly string[], tag: 'td' | 'th') =>
    texts.map((text, index) => element(tag, [text], kind(index)));
  const table = element('table', [
    element('thead', [element('tr', cells(head, 'th'))]),
    element(
      'tbody',
      rows.map((row) => element('tr', cells(row, 'td'))),
    ),
  ]);
  const lines = notes.map((note) => element('p', [note]));
  return element('article', [element('h1', [title]), ...lines, table], 'sheet printable');
}

function element(
  tag: string,
  content: readonly (string | HTMLElement)[],
  className = '',
): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  if (className) made.className = className;
  return made;
}
