import { createElement, Fragment } from 'react';

const whole = { className: 'whitespace-nowrap' };

/** A short text whose words with a hyphen stay in one piece: no line ends in "5-" or "Twenty-". */
export function Unbroken({ text }: { text: string }) {
  const parts = text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 ? createElement('span', whole, part) : part));
  // As arguments they need no keys: the parts of a text do not move.
  return createElement(Fragment, null, ...parts);
}
