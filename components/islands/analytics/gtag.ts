declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues a command for the analytics script, whether or not it has come yet or ever will. */
export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script takes `arguments` for a command, and an array for plain data.
  window.dataLayer.push(arguments);
}
