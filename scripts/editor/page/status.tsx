import { useEffect, useState } from 'react';
import type { News } from '../open-channel.ts';
import { words } from './words';

/**
 * Mistakes in the saved content, in the words of the check, and the pictures that are being drawn; reloads changed pages.
 *
 * @param onOpen in the edit mode, a mistake leads to its field
 */
export function Status({ onOpen }: { onOpen?: (number: number) => void }) {
  const [{ mistakes = [], drawing = [] }, setNews] = useState<News>({});
  useEffect(() => {
    const source = new EventSource('/_editor/events');
    source.onmessage = ({ data }) => {
      const latest: News = JSON.parse(data);
      if (latest.version) reloadOnce(latest.version);
      setNews((before) => ({ ...before, ...latest }));
    };
    return () => source.close();
  }, []);
  return (
    <div className="status" role="status">
      {mistakes.length > 0 && (
        <>
          <h2>
            {words.mistakes} ({mistakes.length})
          </h2>
          {mistakes.map(({ file, line, field, problem, number }) => (
            <p key={`${file} ${field} ${problem}`}>
              <b>{`content/${file}${line ? `:${line}` : ''}`}</b> {words.named(words.field(field), problem)}{' '}
              {onOpen && number && (
                <button type="button" onClick={() => onOpen(number)}>
                  {words.mend}
                </button>
              )}
            </p>
          ))}
          <p>{words.before}</p>
        </>
      )}
      {drawing.length > 0 &&
        `${words.drawing} ${drawing.map((file) => file.replace(/^.*\/|\.\w+$/g, '')).join(', ')}…`}
    </div>
  );
}

/**
 * Reloads a page that was asked for before this version of the content was published. At most once for each version: the
 * clock of another device may be slow.
 */
function reloadOnce(version: string): void {
  const key = 'editor-version';
  if (Date.parse(version) < performance.timeOrigin || sessionStorage.getItem(key) === version) return;
  sessionStorage.setItem(key, version);
  location.reload();
}
