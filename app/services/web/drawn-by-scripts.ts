import type { OpenElement } from './open-element.ts';

/** A page with less text than this, and with scripts, is rendered by scripts. */
const least = { text: 200, links: 3 } as const;

/** Until its scripts have run, an application's root contains at most a loading message. */
const waiting = 60;

/** Ids that frameworks give their root element. */
const rootIds = /^(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|main-app|react-root)$/i;

interface Root {
  readonly element: OpenElement;
  readonly textBefore: number;
}

/** Distinguishes pages rendered by scripts from pages with little content. */
export class DrawnByScripts {
  #scripts = 0;
  #isRootEmpty = false;
  #root: Root | null = null;

  open(element: OpenElement, textBefore: number): void {
    const { name, attributes } = element;
    if (name === 'script' && !/json/i.test(attributes.type ?? '')) this.#scripts++;
    if (!this.#root && (name === 'app-root' || rootIds.test(attributes.id ?? '')))
      this.#root = { element, textBefore };
  }

  close(element: OpenElement, text: number): void {
    if (this.#root?.element !== element) return;
    if (text - this.#root.textBefore < waiting) this.#isRootEmpty = true;
    this.#root = null;
  }

  /** @param text characters @param links number of links */
  isDrawn(text: number, links: number): boolean {
    return this.#scripts > 0 && (this.#isRootEmpty || (text < least.text && links < least.links));
  }
}
