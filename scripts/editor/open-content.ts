import { PassThrough } from 'node:stream';
import { drawOnRequest } from '../art/draw-on-request.ts';
import { openDesk } from './answer-panel.ts';
import { writeSchemas } from './content-schemas.ts';
import { publishContent, publishMistakes } from './publish-content.ts';
import { checkFolder, type NumberedMistake, type State, watchFolder } from './watch-content.ts';

/** What open pages are told. */
export type News = {
  mistakes?: readonly NumberedMistake[];
  drawing?: readonly string[];
  version?: string;
};

/**
 * Checks the content now and after each change, publishes it for the pages and tells open ones.
 *
 * @param published the hash of the content that pages have; empty when they wait for some
 */
export function openContent(root: string, published: string) {
  const listeners = new Set<PassThrough>();
  let latest: News = {};
  const write = (page: PassThrough) => page.write(`data: ${JSON.stringify(latest)}\n\n`);

  function tell(news: News): void {
    latest = { ...latest, ...news };
    listeners.forEach(write);
  }

  /** Server-sent events for a page, which it also reads when it opens later. */
  function listen(): PassThrough {
    const page = new PassThrough();
    page.write('retry: 300\n');
    write(page);
    listeners.add(page.on('close', () => listeners.delete(page)));
    return page;
  }

  const pictures = drawOnRequest((drawing) => {
    if (drawing.length > 0) console.log(`Drawing ${drawing.join(', ')}`);
    tell({ drawing });
  });
  let state: State | undefined;

  /**
   * Checks the content unless it is as it was, and publishes it unless it is as it was published: a page does not reload, and
   * lose what is being typed, when a save was refused and the file put back.
   */
  function check(): State {
    const found = checkFolder(root);
    if (found === state) return found;
    state = found;
    tell({ mistakes: found.mistakes });
    if (found.checked && found.hash !== published) {
      published = found.hash;
      tell({ version: publishContent(found.checked, found.hash) });
    } else if (published === '') publishMistakes(found.mistakes);
    if (found.checked) pictures.refresh();
    return found;
  }

  watchFolder(root, check);
  check();
  writeSchemas(checkFolder(root).schemas, '.cache/schemas');
  return { answer: openDesk(root, () => checkFolder(root)), check, draw: pictures.draw, listen };
}
