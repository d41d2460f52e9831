/** @throws Error when no entry has this slug */
export function getEntry<E extends { slug: string }>(entries: readonly E[], slug: string): E {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry)
    throw new Error(`No entry "${slug}" among ${entries.map((candidate) => candidate.slug).join(', ')}`);
  return entry;
}
