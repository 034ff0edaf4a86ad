/** A picture of the site's own, in two formats and two widths, ratio 8 to 5. */
export interface PictureFile {
  /** Address without width and format. */
  src: string;
  alt: string;
}

export const pictureSize = { width: 640, height: 400 } as const;

/** Address of the file for browsers that accept only one. */
export function plainFile({ src }: PictureFile): string {
  return `${src}-640.webp`;
}

/** The `<source>`s of a picture, AVIF first. */
export function pictureSources({ src }: PictureFile, sizes: string) {
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: `${src}-640.${format} 640w, ${src}-1280.${format} 1280w`,
    sizes,
  }));
}
