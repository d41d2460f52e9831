import { createElement, Fragment } from 'react';

const noWrap = { className: 'whitespace-nowrap' };

/** A short text without line breaks inside hyphenated words, such as "5-minute" or "Twenty-four". */
export function Unbroken({ text }: { text: string }) {
  const parts = text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 ? createElement('span', noWrap, part) : part));
  // Children passed as arguments need no keys.
  return createElement(Fragment, null, ...parts);
}
