import { pictureSize, pictureSources, plainFile, type PictureFile } from './picture-files.ts';

/**
 * A picture that the browser loads without scripts.
 *
 * @param sizes its width on the page, as in the attribute of that name
 * @param isFirst whether it is the largest element of the first view
 */
export function Picture({
  picture,
  sizes,
  className,
  isFirst = false,
}: {
  picture: PictureFile;
  sizes: string;
  className: string;
  isFirst?: boolean;
}) {
  return (
    <picture>
      {pictureSources(picture, sizes).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={plainFile(picture)}
        alt={picture.alt}
        {...pictureSize}
        className={className}
      />
    </picture>
  );
}
