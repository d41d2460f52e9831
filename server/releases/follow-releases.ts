import { realpath } from 'node:fs/promises';
import type { Logger } from 'pino';
import { languages } from '../../lib/i18n/languages.ts';
import { loadRelease, type Release } from './load-release.ts';

/**
 * Follows a link to the current release: checks its target every second, loads a new release completely, then swaps it
 * in. A release that fails to load is logged once and the old one stays.
 *
 * @param folder a link to a release, or an export, which never changes
 * @param interval between two checks, in milliseconds
 * @throws Error when the first release cannot be loaded
 */
export async function followReleases(folder: string, log: Logger, interval = 1000) {
  const load = async () => {
    const loaded = await loadRelease(folder);
    const { root, formPages } = loaded;
    if (languages.some((language) => !formPages.has(language)))
      log.error({ release: root }, 'a refused form is answered in plain text, not on its page');
    return loaded;
  };
  let release = await load();
  /** The target of the link at the last check, even if it failed to load. */
  let target = release.root;
  const timer = setInterval(async () => {
    const found = await realpath(folder).catch(() => target);
    if (found === target) return;
    target = found;
    try {
      release = await load();
      log.info({ release: release.root }, 'serving another release');
    } catch (err) {
      log.error({ err }, 'could not load the new release, serving the old one');
    }
  }, interval).unref();
  return {
    /** The newest release that could be loaded. A request keeps the one it started with. */
    current: (): Release => release,
    close: () => clearInterval(timer),
  };
}
