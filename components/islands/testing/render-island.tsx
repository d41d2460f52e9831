import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders an island into the document of a jsdom test and runs its effects. Removes it after the test. */
export function renderIsland(island: ReactNode): { container: HTMLElement; unmount(): void } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(island));
  const unmount = () => act(() => root.unmount());
  rendered.push(() => {
    unmount();
    container.remove();
  });
  return { container, unmount };
}

const rendered: (() => void)[] = [];
afterEach(() => {
  for (const remove of rendered.splice(0)) remove();
});
