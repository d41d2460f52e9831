type Fault = { line?: number; problem: string };

/** Characters that nobody sees, and U+FFFD, which stands for a lost one. U+2063 marks texts in the edit mode. U+2060, which keeps a line together, is allowed. */
const invisible = /[\u00AD\u200B-\u200F\u2028\u2029\u2061-\u2064\uFEFF\uFFFD]/;

/** The text of a file in UTF-8, or what prevents it from being read. */
export function decodeText(bytes: Buffer): string | Fault {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || bytes.subarray(0, 200).includes(0)) return { problem: `is saved as UTF-16: ${remedy}` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return inWindowsEncoding(bytes);
  }
  const hidden = invisible.exec(text);
  if (!hidden) return text;
  const code = hidden[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const around = text
    .slice(Math.max(0, hidden.index - 20), hidden.index)
    .split('\n')
    .at(-1);
  return {
    line: lineAt(text, hidden.index),
    problem: `expected no invisible character, found U+${code} behind “${around}”: delete these words and type them again`,
  };
}

const remedy = 'in your editor, save it “with encoding UTF-8”';

function inWindowsEncoding(bytes: Buffer): Fault {
  // Both decode to one character where the file has one byte.
  const index = bytes.toString('utf8').indexOf('\uFFFD');
  const text = new TextDecoder('windows-1252').decode(bytes);
  const line = lineAt(bytes.toString('utf8'), index);
  const words = text.split('\n')[line - 1]?.split(/\s/) ?? [];
  const word = words.find((candidate) => /[\u0080-\uFFFF]/.test(candidate)) ?? '';
  return { line, problem: `is saved as Windows-1252, as “${word}” shows, not as UTF-8: ${remedy}` };
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
