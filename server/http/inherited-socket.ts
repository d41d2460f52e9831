/** The first descriptor that is handed over, after those of input, output and errors. */
const firstDescriptor = 3;

/**
 * The listening socket that a service manager opened and handed over, as systemd does (`man sd_listen_fds`). It stays
 * open while the server restarts, and whoever connects meanwhile waits.
 *
 * @returns its descriptor; undefined when none was handed to this process
 * @throws Error when there are several
 */
export function inheritedSocket(
  variables: Readonly<Record<string, string | undefined>>,
  pid: number,
): number | undefined {
  const { LISTEN_PID: owner, LISTEN_FDS: count } = variables;
  // Both are inherited by child processes, which they are not about.
  if (count === undefined || owner !== String(pid)) return undefined;
  if (count !== '1') throw new Error(`LISTEN_FDS  expected one socket, found "${count}"`);
  return firstDescriptor;
}
