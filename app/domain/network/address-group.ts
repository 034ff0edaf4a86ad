/** Identifies clients in rate limits instead of a whole IP address. Only created by `addressGroup`. */
export type AddressGroup = string & { readonly addressGroup: unique symbol };

/**
 * The group of an IP address: the whole address for IPv4, however it is written, and the first 64 bits for IPv6, which
 * belong to one subscriber. Source: RFC 6177; RFC 4291 §2.5.5.2 for IPv4 inside IPv6.
 */
export function addressGroup(address: string): AddressGroup {
  const [text = ''] = address.trim().toLowerCase().split('%', 1);
  return (text.includes(':') ? groupOf(blocksOf(text)) : text) as AddressGroup;
}

function groupOf(blocks: readonly number[]): string {
  const isMapped = blocks.slice(0, 5).every((block) => block === 0) && blocks[5] === 0xffff;
  if (isMapped)
    return blocks
      .slice(6)
      .flatMap((block) => [block >> 8, block & 255])
      .join('.');
  const prefix = blocks.slice(0, 4).map((block) => block.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight blocks of 16 bits of an IPv6 address. */
function blocksOf(text: string): number[] {
  const [head = '', tail] = withoutDots(text).split('::');
  const before = parse(head);
  const after = parse(tail ?? '');
  const zeros = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

/** An IPv4 address at the end, such as that of `::ffff:192.0.2.1`, as two blocks. */
function withoutDots(text: string): string {
  return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

const parse = (blocks: string) =>
  blocks === '' ? [] : blocks.split(':').map((block) => Number.parseInt(block, 16) || 0);
