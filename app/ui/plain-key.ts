/** Whether a key press can be a shortcut, rather than text input or a browser command. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat, target } = event;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (defaultPrevented || isComposing || repeat || !(target instanceof Element)) return false;
  return !target.closest(
    'textarea, select, [contenteditable], [role="textbox"], dialog:modal, ' +
      'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])',
  );
}
