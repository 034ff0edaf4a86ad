/** Whether a text names a time zone of the IANA database that this engine knows. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +05:00 are accepted by Intl, but follow no change of clocks.
  if (!/^[A-Za-z]/.test(text) || text.length > 64) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
