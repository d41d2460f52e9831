/** @jest-environment jsdom */
import { onLanguageSwitch } from './on-language-switch';

const link = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
let calls: number;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<a id="switch" href="#fr" lang="fr-CA"><b>Français</b></a><a id="other" href="#x">Other</a>';
  calls = 0;
  stop = onLanguageSwitch(() => {
    calls += 1;
  });
});
afterEach(() => stop());

test('following the switch calls it, wherever on the link the click falls', () => {
  link('#switch b').click();
  expect(calls).toBe(1);
});

test('another link does not', () => {
  link('#other').click();
  expect(calls).toBe(0);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a switch that opens elsewhere, with %s, does not', (key) => {
  link('#switch').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(calls).toBe(0);
});

test('once called off, nothing is called', () => {
  stop();
  link('#switch').click();
  expect(calls).toBe(0);
});
