/** @jest-environment jsdom */
import { renderIsland } from '@/components/islands/testing/render-island';
import { IslandBoundary } from './island-boundary';

function Broken(): never {
  throw new Error('broken island');
}

// React logs what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('shows the fallback for a failing island and keeps the rest of the page', () => {
  const { container } = renderIsland(
    <main>
      <p>Before it</p>
      <IslandBoundary fallback={<p>This part stopped working.</p>}>
        <Broken />
      </IslandBoundary>
    </main>,
  );
  expect(container.textContent).toBe('Before itThis part stopped working.');
  expect(console.error).toHaveBeenCalled();
});

test('removes a failing island without a fallback', () => {
  const { container } = renderIsland(
    <IslandBoundary>
      <Broken />
    </IslandBoundary>,
  );
  expect(container.innerHTML).toBe('');
});
