import { isSame } from './conflict.ts';

/** The merge of two edits of one version. */
export interface JoinedVersions<Version> {
  /** Both sides' changes; mine where both changed a field. */
  joined: Version;
  /** Fields that both sides set to different values. */
  disputed: (keyof Version & string)[];
}

/** @param base the version that both edits are based on */
export function joinVersions<Version extends object>(
  base: Version,
  mine: Version,
  theirs: Version,
): JoinedVersions<Version> {
  const fields = Object.keys(mine) as (keyof Version & string)[];
  const own = fields.filter((field) => !isSame(mine[field], base[field]));
  return {
    joined: { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) },
    disputed: own.filter(
      (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  };
}
