/** The operation and first table of a statement; no values. */
export function summaryOf(text: string): { operation: string; table: string | null } {
  const [, first = ''] = /^\s*(\w+)/.exec(text) ?? [];
  const [, main = first] = /^with$/i.test(first)
    ? (/\)\s*(select|insert|update|delete)\b/i.exec(text) ?? [])
    : [];
  const [, table = null] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(text) ?? [];
  return { operation: main.toUpperCase(), table };
}
