import { createRoot } from 'react-dom/client';
import { tourSeenKey } from '../../../lib/hydration/contract.ts';
import { token } from './ask';
import { Editor } from './editor';
import { Status } from './status';
import { words } from './words';

/** In development, every page runs it: shows what the check says about saved content and which pictures are being drawn; with a token, the edit mode. */
const host = document.createElement('div');
// The tour would open over the text that is being edited. Its button still opens it.
if (token) localStorage.setItem(tourSeenKey, 'true');
// React hydrates the body: an element in it would be a mismatch.
document.documentElement.append(host);

/** In place of the not-found page, waits for a new page, which is checked first: Next then answers once more from the pages it had. */
async function waitForPage(): Promise<void> {
  const { title } = document;
  const waiting = new CSSStyleSheet();
  const shown = `padding: 2rem; font: 1.5rem / 3 var(--font-sans); content: "${words.preparing}"`;
  waiting.replaceSync(`body { visibility: hidden } html::before { ${shown} }`);
  document.adoptedStyleSheets.push(waiting);
  document.title = words.preparing;
  const answer = await fetch(`/_editor/exists?path=${location.pathname}`).catch(() => Response.error());
  if (answer.ok && (await answer.json())) return location.reload();
  waiting.replaceSync('');
  document.title = title;
}
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.responseStatus === 404) waitForPage();

createRoot(host.attachShadow({ mode: 'open' })).render(
  <>
    <style>{process.env.PANEL_STYLES}</style>
    {token ? <Editor host={host} /> : <Status />}
  </>,
);
