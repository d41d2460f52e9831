import { createRoot } from 'react-dom/client';
import { tourSeenKey } from '../../../lib/hydration/contract.ts';
import { token } from './ask';
import { Editor } from './editor';
import { Status } from './status';

/** In development, every page runs it: shows what the check says about saved content and which pictures are being drawn; with a token, the edit mode. */
const host = document.createElement('div');
// The tour would open over the text that is being edited. Its button still opens it.
if (token) localStorage.setItem(tourSeenKey, 'true');
// React hydrates the body: an element in it would be a mismatch.
document.documentElement.append(host);

/** Reloads a page once it exists: Next answers the first request for a new one from those it had before. */
async function reloadWhenThere(delay: number): Promise<void> {
  const { ok } = await fetch(location.href).catch(() => Response.error());
  if (ok) location.reload();
  else setTimeout(reloadWhenThere, delay, 2 * delay);
}
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.responseStatus === 404) reloadWhenThere(1000);

createRoot(host.attachShadow({ mode: 'open' })).render(
  <>
    <style>{process.env.PANEL_STYLES}</style>
    {token ? <Editor host={host} /> : <Status />}
  </>,
);
