/** Whether a text is an IANA time zone known to this engine. */
export function isTimeZone(text: string): boolean {
  // Intl accepts offsets such as +05:00, but they have no daylight saving time.
  if (!/^[A-Za-z]/.test(text) || text.length > 64) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
