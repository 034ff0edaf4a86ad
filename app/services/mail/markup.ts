/** A piece of HTML. Only `markup` creates it, so that all text in it is escaped. */
class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

export type { Markup };

type Filling = string | Markup | readonly Markup[];

/** Template tag for HTML: escapes interpolated strings, for contents and quoted attributes. */
export function markup(strings: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  const parts = strings.map((fixed, i) => {
    const filling = fillings[i];
    return filling === undefined ? fixed : fixed + sourceOf(filling);
  });
  return new Markup(parts.join(''));
}

function sourceOf(filling: Filling): string {
  if (typeof filling === 'string') return escape(filling);
  return filling instanceof Markup ? filling.source : filling.map(({ source }) => source).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
