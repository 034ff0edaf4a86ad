/** Tools of which pages show a picture; see `scripts/product-shots.ts`. */
export type PicturedTool =
  | 'adluma'
  | 'analytics'
  | 'blogia'
  | 'crm'
  | 'hub'
  | 'ilumatch'
  | 'landing';

/** What a picture of a tool shows, and the sentence under it. */
export type ScreenWords = Record<PicturedTool, { alt: string; caption: string }>;
