/** The package ships no types, and DefinitelyTyped's lack `keepFeatures` and `noHinting`. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
