declare global {
  interface Window {
    /** Not every browser has it. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
    };
  }
}

/**
 * Lets code name the scripts that it loads, which the policy of the pages asks for. There is no such rule for markup or
 * code: text never becomes either. Where scripts may come from, the policy says itself.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
}
