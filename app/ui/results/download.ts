/** Downloads a text as a file. */
export function download(
  name: string,
  type: `text/${string}` | 'application/json',
  text: string,
): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Downloads bytes as a file. */
export function downloadBlob(name: string, bytes: Blob): void {
  const href = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the object URL only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
