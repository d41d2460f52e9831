declare module 'react-dom' {
  /** Applies state updates at once: the page shows them when it returns. */
  export function flushSync<Result>(update: () => Result): Result;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export function createRoot(container: Element): { render(children: ReactNode): void; unmount(): void };
}

declare module 'react-dom/server' {
  import type { ReactNode } from 'react';

  /** HTML without anything that React would need to hydrate it. */
  export function renderToStaticMarkup(element: ReactNode): string;
}
