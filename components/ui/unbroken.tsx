import { Fragment } from 'react';

/** A short text whose words with a hyphen stay in one piece: no line ends in "5-" or "Twenty-". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      // The parts of a text do not move.
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
