/** A confirmation question. */
export interface Question {
  title: string;
  text: string;
  yes: string;
}
