/** @jest-environment jsdom */
import { renderIsland } from '@/components/islands/testing/render-island';
import { IslandBoundary } from './island-boundary';

function Broken(): never {
  throw new Error('an island that fails');
}

// React reports what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('an island that fails gives way to its fallback, and the page stays', () => {
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

test('an island that shows nothing leaves nothing when it fails', () => {
  const { container } = renderIsland(
    <IslandBoundary>
      <Broken />
    </IslandBoundary>,
  );
  expect(container.innerHTML).toBe('');
});
