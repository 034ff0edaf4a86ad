/** A name on a map, at its place in pixels. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
  kind: 'place' | 'water' | 'park' | 'road';
  /** Priority: higher values are placed first. */
  weight: number;
  /** Distance in pixels between the place and its name, when a pin is there. */
  gap?: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedLabel extends MapLabel {
  /** Centre of the text's baseline. */
  textX: number;
  textY: number;
  box: Box;
}

/** Height of a text in pixels, and the width of a letter: slightly more than the font's average. */
export const labelSize = 12;
const letter = 0.6 * labelSize;

/** Distance of a name from its place's dot, in pixels. */
const usualGap = 5;

/** Positions of a text around its place, as fractions of its width and height; best first. */
const aroundDot: readonly (readonly [x: number, y: number])[] = [
  [0.5, 0],
  [-0.5, 0],
  [0, -0.5],
  [0, 0.5],
];
const onPlace: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -1],
  [0, 1],
];

/**
 * Places as many names as fit: within the frame, without covering an obstacle or another name. Higher priorities go
 * first; equal ones by name, so that the result is always the same for the same map.
 *
 * @param frame width and height in pixels
 * @param obstacles such as pins
 */
export function placeLabels(
  labels: readonly MapLabel[],
  frame: { width: number; height: number },
  obstacles: readonly Box[] = [],
): PlacedLabel[] {
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  const inOrder = labels.toSorted(
    (a, b) => b.weight - a.weight || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.x - b.x),
  );
  for (const label of inOrder) {
    if (placed.some(({ name }) => name === label.name)) continue;
    const found = placesFor(label).find(
      ({ box }) => isInside(box, frame) && !taken.some((other) => overlap(box, other)),
    );
    if (!found) continue;
    placed.push(found);
    taken.push(found.box);
  }
  return placed;
}

function placesFor(label: MapLabel): PlacedLabel[] {
  const { gap = usualGap } = label;
  const width = label.name.length * letter;
  const hasDot = label.kind === 'place';
  const positions = hasDot ? aroundDot : onPlace;
  return positions.map(([right, down]) => {
    const x = label.x + right * (width + 2 * gap);
    const y = label.y + down * (labelSize + 2 * gap);
    return {
      ...label,
      textX: x,
      textY: y + labelSize * 0.35,
      box: {
        left: x - width / 2,
        right: x + width / 2,
        top: y - labelSize * 0.7,
        bottom: y + labelSize * 0.7,
      },
    };
  });
}

function isInside({ left, top, right, bottom }: Box, frame: { width: number; height: number }) {
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
