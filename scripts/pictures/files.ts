/** The files of a picture, as requested by `app/ui/page/picture-files.ts`. */
export const pictureFormats = ['avif', 'webp'] as const;
export const pictureWidths = [640, 1280] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Maximum size of a plate and of a screenshot, in bytes. */
export const pictureLimits = { plate: 40_000, screen: 60_000 } as const;

/** Names of a picture's four files. */
export function filesOf(name: string): string[] {
  return pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => `${name}-${width}.${format}`),
  );
}
