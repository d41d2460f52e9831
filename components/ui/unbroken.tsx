import { createElement, Fragment } from 'react';

/** A short text whose words with a hyphen stay in one piece: no line ends in "5-" or "Twenty-". */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/);
  // Children that are arguments need no keys: the parts of a text do not move.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? <Whole>{part}</Whole> : part)));
}

function Whole({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
