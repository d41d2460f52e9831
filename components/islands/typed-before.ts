type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const before =
  typeof document === 'undefined'
    ? undefined
    : {
        fields: document.querySelectorAll<Field>('[data-island] :is(input, select, textarea)'),
        focused: document.activeElement,
      };

/**
 * Gives an island what was typed into it, and its focus, where React has built the page anew because a translator or an
 * extension had changed it. The old fields hold all that, out of sight.
 */
export function keepTyped(island: HTMLElement): void {
  for (const old of before?.fields ?? []) {
    if (old.isConnected) continue;
    const field = island.querySelector<Field>(`[name="${old.name}"]`);
    if (!field) continue;
    if (old.value) field.value = old.value;
    if (old === before?.focused) field.focus();
  }
}
