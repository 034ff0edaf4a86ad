/** The end of a sentence before the start of the next: not the point in "8 a. m.", "Dr. Roy" or "1.5". */
const between =
  /(?<!(?<!\p{L})(?:\p{L}|Dra?|Mrs?|Ms|Mme|St|Ste|Sra?|[Aa]v|[Tt][eé]l|[Nn][oº]))[.!?…]["”»)]{0,2}\s+(?=["“«(]?[\p{Lu}¿¡])/u;

/** The number of sentences in a text. */
export const countSentences = (text: string) => text.split(between).length;
