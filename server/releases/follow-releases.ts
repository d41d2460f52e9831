import { realpath } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadRelease, type Release } from './load-release.ts';

type FollowedReleases = {
  /** The newest release that could be loaded. A request keeps to the one that it began with. */
  current(): Release;
  close(): void;
};

/**
 * Serves what a link names now: looks at it every second, loads another release wholly beside the old one, then swaps
 * them in one step. A release that cannot be loaded is reported once, and the old one stays.
 *
 * @param folder a link to a release, or an export, which is loaded once
 * @param interval between two looks, in milliseconds
 * @throws Error when there is nothing to begin with
 */
export async function followReleases(
  folder: string,
  log: Logger,
  interval = 1000,
): Promise<FollowedReleases> {
  const load = async () => {
    const loaded = await loadRelease(folder);
    const { root, formProblems: problems } = loaded;
    if (problems.length > 0)
      log.error({ release: root, problems }, 'a refused form is answered in plain text, not on its page');
    return loaded;
  };
  let release = await load();
  let seen: string | undefined = release.root;

  async function look(): Promise<void> {
    const target = await realpath(folder).catch(() => undefined);
    if (target === seen) return;
    seen = target;
    release = await load();
    seen = release.root;
    log.info({ release: release.root }, 'serving another release');
  }

  const closing = new AbortController();
  async function keepLooking(): Promise<void> {
    const { signal } = closing;
    for await (const _ of setInterval(interval, undefined, { ref: false, signal })) {
      await look().catch((err: unknown) =>
        log.error({ err }, 'could not load the new release, serving the old one'),
      );
    }
  }
  keepLooking().catch((err: unknown) => {
    if (!closing.signal.aborted) throw err;
  });
  return { current: () => release, close: () => closing.abort() };
}
