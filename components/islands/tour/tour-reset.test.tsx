/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TourReset } from './tour-reset';

const build = (kind: 'development' | 'production') => jest.replaceProperty(process.env, 'NODE_ENV', kind);

afterEach(() => jest.restoreAllMocks());

test('developers can show the tour again', () => {
  build('development');
  window.resetOnboarding = jest.fn();
  render(<TourReset label="Reset the tour" />);
  screen.getByRole('button', { name: 'Reset the tour' }).click();
  expect(window.resetOnboarding).toHaveBeenCalledTimes(1);
});

test('where there is no tour, the button does nothing', () => {
  build('development');
  window.resetOnboarding = undefined;
  render(<TourReset label="Reset the tour" />);
  expect(() => screen.getByRole('button').click()).not.toThrow();
});

test('visitors never see it', () => {
  build('production');
  render(<TourReset label="Reset the tour" />);
  expect(screen.queryByRole('button')).toBeNull();
});
