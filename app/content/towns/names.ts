import type { TownPageId } from '#app/domain/towns.ts';
import type { TownText } from './shape.ts';

type TownNames = Record<`town-${TownPageId}`, { name: string; summary: string }>;

/** Screen name of each page of a town: its headline and description. */
export function townNames(texts: Record<TownPageId, TownText>): TownNames {
  return Object.fromEntries(
    Object.entries(texts).map(([id, { head, description }]) => {
      const { before, emphasis, after } = head.title;
      return [`town-${id}`, { name: before + emphasis + after, summary: description }];
    }),
  ) as TownNames;
}
