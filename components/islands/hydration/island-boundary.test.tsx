/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { IslandBoundary } from './island-boundary';

function Broken(): never {
  throw new Error('an island that fails');
}

// React reports what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('an island that fails gives way to its fallback, and the page stays', () => {
  render(
    <main>
      <p>Before it</p>
      <IslandBoundary fallback={<p>This part stopped working.</p>}>
        <Broken />
      </IslandBoundary>
    </main>,
  );
  expect(screen.getByText('Before it')).not.toBeNull();
  expect(screen.getByText('This part stopped working.')).not.toBeNull();
  expect(console.error).toHaveBeenCalled();
});

test('an island that shows nothing leaves nothing when it fails', () => {
  const { container } = render(
    <IslandBoundary>
      <Broken />
    </IslandBoundary>,
  );
  expect(container.innerHTML).toBe('');
});
