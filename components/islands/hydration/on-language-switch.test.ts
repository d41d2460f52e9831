/** @jest-environment jsdom */
import { onLanguageSwitch } from './on-language-switch';

const link = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
let calls: number;
let removeListener: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="switch" href="#fr" lang="fr-CA"><b>Français</b></a><a id="other" href="#x">Other</a>';
  calls = 0;
  removeListener = onLanguageSwitch(() => {
    calls += 1;
  });
});
afterEach(() => removeListener());

test('a click anywhere on the language link calls the callback', () => {
  link('#switch b').click();
  expect(calls).toBe(1);
});

test('a click on another link does not call it', () => {
  link('#other').click();
  expect(calls).toBe(0);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s, which opens another tab or window, does not call it',
  (key) => {
    link('#switch').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(calls).toBe(0);
  },
);

test('a click after the listener is removed does not call it', () => {
  removeListener();
  link('#switch').click();
  expect(calls).toBe(0);
});
