type Source = { title: string; address: string; checked: string };
type Entry = { file: string; sources?: readonly Source[] | undefined };

const maxAgeDays = 365;

/** The sources last checked more than a year before `today`, oldest first, each with the file that cites it. */
export function findStaleSources(entries: readonly Entry[], today: Date): (Source & { file: string })[] {
  const limit = new Date(today);
  limit.setUTCDate(limit.getUTCDate() - maxAgeDays);
  const oldest = limit.toISOString().slice(0, 10);
  return entries
    .flatMap(({ file, sources = [] }) => sources.map((source) => ({ ...source, file })))
    .filter(({ checked }) => checked < oldest)
    .toSorted((a, b) => a.checked.localeCompare(b.checked));
}
