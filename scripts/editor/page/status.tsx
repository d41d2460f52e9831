import { useEffect, useState } from 'react';
import type { News } from '../open-content.ts';
import { words } from './words';

type Props = {
  /** Whether text is being written, which a reload would lose. */
  isDirty?: boolean;
  /** In the edit mode, a mistake leads to its field. */
  onOpen?: (number: number) => void;
};

/** Mistakes in the saved content, in the words of the check, and the pictures that are being drawn; reloads changed pages. */
export function Status({ isDirty = false, onOpen }: Props) {
  const [{ mistakes = [], drawing = [], version }, setNews] = useState<News>({});
  useEffect(() => listen(setNews), []);
  // What is still to be written keeps nothing from being shown.
  const isHeldBack = mistakes.some(({ isDraft }) => !isDraft);
  // At most one reload for each version: the clock of another device may be slow.
  const isStale =
    version !== undefined &&
    Date.parse(version) >= performance.timeOrigin &&
    sessionStorage.getItem(versionKey) !== version;
  useEffect(() => {
    if (!isStale || isDirty) return;
    sessionStorage.setItem(versionKey, version);
    location.reload();
  }, [version, isStale, isDirty]);
  return (
    <div className="status" role="status">
      {isHeldBack && <p>{words.before}</p>}
      {mistakes.length > 0 && (
        <details open={isHeldBack}>
          <summary>
            {isHeldBack ? words.mistakes : words.drafts} ({mistakes.length})
          </summary>
          {mistakes.map(({ file, line, field, problem, number, title }) => (
            <p key={`${file} ${field} ${problem}`}>
              {onOpen && title && <b lang="en">{title} </b>}
              {`content/${file}${line ? `:${line}` : ''} `}
              <span lang="en">{words.named(words.field(field), problem)}</span>{' '}
              {onOpen && number && (
                <button type="button" onClick={() => onOpen(number)}>
                  {words.mend}
                </button>
              )}
            </p>
          ))}
        </details>
      )}
      {isStale && isDirty && <p>{words.changed}</p>}
      {drawing.length > 0 &&
        `${words.drawing} ${drawing.map((file) => file.replace(/^.*\/|\.\w+$/g, '')).join(', ')}…`}
    </div>
  );
}

/** Unlike a broken connection, which the browser opens again, an answer that nobody is there ends the events. */
function listen(onNews: (news: News) => void): void {
  const source = new EventSource('/_editor/events');
  source.onmessage = ({ data }) => onNews(JSON.parse(data));
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 1000, onNews);
  };
}

const versionKey = 'editor-version';
