import { isSame } from './conflict.ts';

/** What two have made of one version. */
export interface JoinedVersions<Version> {
  /** What each has changed; where both have, mine. */
  joined: Version;
  /** Fields that each has given another value. */
  disputed: (keyof Version & string)[];
}

/** @param base the version that both have begun with */
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
