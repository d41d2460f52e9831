type DataNode = {
  /** Keys from the root; a list's keys are its indexes. */
  path: readonly string[];
  value: unknown;
};

/** Every value in parsed YAML, the root included, each before what it contains. */
export function nodesIn(value: unknown, path: readonly string[] = []): DataNode[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, child]) => nodesIn(child, [...path, key]))];
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
