/** @jest-environment jsdom */
import { onLanguageSwitch } from './on-language-switch';

test('a plain click anywhere on the language link calls the callback, until the listener is removed', () => {
  document.body.innerHTML =
    '<a id="switch" href="#fr" lang="fr-CA"><b>Français</b></a><a id="other" href="#x">Other</a>';
  const callback = jest.fn();
  const removeListener = onLanguageSwitch(callback);
  const click = (selector: string, keys: MouseEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  click('#other');
  // These open another tab or window.
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) click('#switch b', { [key]: true });
  expect(callback).not.toHaveBeenCalled();
  click('#switch b');
  expect(callback).toHaveBeenCalledTimes(1);
  removeListener();
  click('#switch b');
  expect(callback).toHaveBeenCalledTimes(1);
});
