import type { PageText } from '#app/content/page-text.ts';
import type { ShellData } from '../shell-data.ts';

/** A page for structured data; its name defaults to its title. */
export interface DescribedPage {
  shell: ShellData;
  /** The canonical one, in the page's language. */
  pathname: string;
  name: string;
  text: PageText;
}

export const context = 'https://schema.org';
