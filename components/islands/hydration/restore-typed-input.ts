type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const before =
  typeof document === 'undefined'
    ? undefined
    : {
        fields: document.querySelectorAll<Field>('[data-island] :is(input, select, textarea)'),
        focused: document.activeElement,
      };

/**
 * Restores an island's typed input and focus after React has rebuilt the page because a translator or an extension changed
 * it. The detached fields still hold both.
 */
export function restoreTypedInput(island: HTMLElement): void {
  for (const old of before?.fields ?? []) {
    if (old.isConnected) continue;
    const field = island.querySelector<Field>(`[name="${old.name}"]`);
    if (!field) continue;
    if (old.value) field.value = old.value;
    if (old === before?.focused) field.focus();
  }
}
