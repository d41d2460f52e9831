declare global {
  interface Window {
    /** Missing in some browsers. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(): string; createScriptURL(url: string): string },
      ): unknown;
    };
  }
}

/**
 * Installs the default Trusted Types policy: our own script URLs pass, HTML strings never do. The pages' Content Security
 * Policy decides which origins those URLs may have.
 *
 * Every HTML string becomes an empty script element, the only HTML that React parses: it creates script elements that way
 * when it rebuilds a page that a translator or an extension changed.
 */
export function installTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: () => '<script>',
    createScriptURL: (url) => url,
  });
}
