import { useEffect, useState } from 'react';
import type { News } from '../open-channel.ts';
import { words } from './words';

const maxOfFile = 3;

/** Mistakes in the saved content, in the words of the check, and the pictures that are being drawn; reloads changed pages. */
export function Status() {
  const { mistakes = [], drawing = [] } = useNews();
  // A new entry has a hundred drafts.
  const shown = mistakes.filter(
    ({ file }, index) => mistakes.slice(0, index).filter((other) => other.file === file).length < maxOfFile,
  );
  return (
    <div className="status" role="status">
      {mistakes.length > 0 && (
        <>
          <h2>{words.mistakes}</h2>
          <ul>
            {shown.map(({ file, line, field, problem }) => (
              <li key={`${file} ${field} ${problem}`}>
                <b>{`content/${file}${line ? `:${line}` : ''}`}</b> {field}: {problem}
              </li>
            ))}
          </ul>
          {shown.length < mistakes.length && <p>{words.more(mistakes.length - shown.length)}</p>}
          <p>{words.before}</p>
        </>
      )}
      {drawing.length > 0 &&
        `${words.drawing} ${drawing.map((file) => file.replace(/^.*\/|\.\w+$/g, '')).join(', ')}…`}
    </div>
  );
}

function useNews(): News {
  const [news, setNews] = useState<News>({});
  useEffect(() => {
    const source = new EventSource('/_editor/events');
    source.onmessage = ({ data }) => {
      const latest: News = JSON.parse(data);
      if (latest.version) reloadOnce(latest.version);
      setNews((before) => ({ ...before, ...latest }));
    };
    return () => source.close();
  }, []);
  return news;
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
