type Row = Readonly<Record<string, string | number>>;

/** Rows for reading in a terminal: each a block of labelled lines, what is empty left out, an empty line between two. */
export function formatList(rows: readonly Row[]): string {
  return rows.map(block).join('\n');
}

function block(row: Row): string {
  const filled = Object.entries(row).filter(([, value]) => value !== '');
  const width = Math.max(...Object.keys(row).map((label) => label.length)) + 2;
  const indent = `\n${' '.repeat(width)}`;
  return filled
    .map(([label, value]) => `${label.padEnd(width)}${String(value).replace(/\n(?!\n)/g, indent)}\n`)
    .join('');
}
