/** @jest-environment jsdom */
import { renderIsland } from '@/components/islands/testing/render-island';
import { IslandBoundary } from './island-boundary';

function Broken(): never {
  throw new Error('broken island');
}

// React logs what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

// With a fallback: e2e/island-failure.spec.ts.
test('removes a failing island without a fallback', () => {
  const { container } = renderIsland(
    <IslandBoundary>
      <Broken />
    </IslandBoundary>,
  );
  expect(container.innerHTML).toBe('');
});
