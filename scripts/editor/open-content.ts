import { drawOnRequest } from '../art/draw-on-request.ts';
import { openDesk } from './answer-panel.ts';
import type { Channel } from './open-channel.ts';
import { publishContent, publishMistakes } from './publish-content.ts';
import { checkFolder, watchFolder } from './watch-content.ts';

/**
 * Checks the content now and after each change, publishes it for the pages and tells open ones.
 *
 * @param published the hash of the content that pages have; empty when they wait for some
 */
export function openContent(root: string, isEditMode: boolean, published: string, channel: Channel) {
  const pictures = drawOnRequest((drawing) => {
    if (drawing.length > 0) console.log(`Drawing ${drawing.join(', ')}`);
    channel.send({ drawing });
  });
  let state: ReturnType<typeof checkFolder> | undefined;
  const desk = openDesk(root, () => checkFolder(root).mistakes, '.cache/schemas');

  /**
   * Checks the content unless it is as it was, and publishes it unless it is as it was published: a page does not reload, and
   * lose what is being typed, when a save was refused and the file put back.
   */
  function check(): void {
    const found = checkFolder(root);
    if (found === state) return;
    state = found;
    desk.refresh();
    channel.send({ mistakes: desk.withNumbers(found.mistakes) });
    if (found.checked && found.hash !== published) {
      published = found.hash;
      channel.send({ version: publishContent(found.checked, found.hash, isEditMode) });
    } else if (published === '') publishMistakes(found.mistakes);
    if (found.checked) pictures.refresh();
  }

  watchFolder(root, check);
  check();
  return { answer: desk.answer, check, draw: pictures.draw };
}
