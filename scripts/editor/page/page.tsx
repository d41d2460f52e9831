import { createRoot } from 'react-dom/client';
import { token } from './ask';
import { Editor } from './editor';
import styles from './page.css';
import { Status } from './status';

/** In development, every page runs it: shows what the check says about saved content and which pictures are being drawn; with a token, the edit mode. */
const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
// React hydrates the body: an element in it would be a mismatch.
document.documentElement.append(host);

createRoot(shadow).render(
  <>
    <Status />
    {token && <Editor host={host} />}
  </>,
);
