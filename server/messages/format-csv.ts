/**
 * Rows as CSV, with a header, for a spreadsheet. A value that a spreadsheet would take for a formula gets an
 * apostrophe before it.
 */
export function formatCsv(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  return lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  const text = String(value);
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
