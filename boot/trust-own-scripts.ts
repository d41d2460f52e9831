declare global {
  interface Window {
    /** Not every browser has it. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(): string; createScriptURL(address: string): string },
      ): unknown;
    };
  }
}

/**
 * Lets code name the scripts that it loads, which the policy of the pages asks for. Where they may come from, that
 * policy says itself.
 *
 * Text never becomes markup or code. Whatever is given as markup turns into an empty script element: that is what React
 * asks for when it has to build anew a page that a translator or an extension changed.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: () => '<script></script>',
    createScriptURL: (address) => address,
  });
}
