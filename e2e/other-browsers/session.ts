import type { ChildProcess } from 'node:child_process';

export type Point = { readonly x: number; readonly y: number };

/** What tests need of all protocols: WebDriver for WebKit, WebDriver BiDi for Firefox, Playwright's own for Chromium. */
export type Session = {
  /** Starts a first visit: opens a window with empty storage. */
  openNewWindow(): Promise<unknown>;
  open(address: string): Promise<unknown>;
  /** Evaluates an expression whose value is a string. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(point: Point): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Ends what is not a child process. */
  end?(): Promise<unknown>;
};

/** The browser or its driver has ended, closed its connection, or stopped answering. */
export class BrowserDied extends Error {}

/** How long a browser may take to start, or to answer one command, in milliseconds. */
const patience = 20_000;

/** Rejects when the browser gives no answer in time. */
export async function answered<T>(what: string, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new BrowserDied(`${what}: no answer in ${patience} ms`)), patience);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Clicks and key presses as WebDriver's actions. */
export function inputBy(
  performActions: (actions: readonly object[]) => Promise<unknown>,
): Pick<Session, 'clickAt' | 'type'> {
  return {
    clickAt(point) {
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      return performActions([
        { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...point }, down, up] },
      ]);
    },
    type(text) {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return performActions([{ type: 'key', id: 'keys', actions }]);
    },
  };
}

export type Run = (
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => ChildProcess;
