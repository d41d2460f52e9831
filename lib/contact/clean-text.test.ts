import fc from 'fast-check';
import { cleanLine, cleanText, cleanToken, hasCharacters } from './clean-text.ts';
import { anyText } from './testing/any-text.ts';

/** Arbitrary text with many characters that need cleaning. */
const nasty = fc
  .array(
    fc.oneof(anyText(5), fc.constantFrom('\r\n', ...'\n\r\t \u2028\0\u001b\u202e\u200d', '\ud83d', '\udc00')),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

it('removes line breaks, controls and bidirectional controls from a line', () => {
  expect(cleanLine(' Zoë\r\nBcc: x\u0000\u001b[31m \u202eevil\u2066\u200f\t')).toBe('Zoë Bcc: x [31m evil');
});

it('removes invisible characters from a line and keeps those that a script spells with', () => {
  expect(cleanLine('Zo\u200b\u00ad\u2060\ufeff\u3164\u2800\ufffcë\ufe0f T\u200dr\u200c\u034f')).toBe(
    'Zoë Tr',
  );
  const names = ['می\u200cخواهم', 'क्\u200dष', '👩🏽\u200d💻', '❤\ufe0f\u200d🔥', '葛\u{e0100}城'];
  expect(names.map(cleanLine)).toEqual(names);
  expect(cleanToken('\u202d416\u200d-555\u202c\n')).toBe('416-555');
});

const counted = [
  ['Zo', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['李', 1],
  ['𠮷', 1],
  ['🧑🏽\u200d🚀', 1],
  ['Z\u200b\u2800\ufffc ', 1],
  ['', 0],
] as const;

it.each(counted)('%j has %d visible characters', (text, count) => {
  expect([hasCharacters(text, count), hasCharacters(text, count + 1)]).toEqual([true, false]);
});

it('keeps bidirectional controls in a text', () => {
  expect(cleanText('\u202bשלום\u202c 123')).toBe('\u202bשלום\u202c 123');
});

it('turns any text into one clean line', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const line = cleanLine(text);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]|\p{Surrogate}/u);
      expect(line).toBe(line.trim());
      expect(cleanLine(line)).toBe(line);
      expect(line.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('turns any text into clean lines without empty ones at the ends', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029]|\p{Surrogate}|\s$|^\n/u);
      expect(cleanText(clean)).toBe(clean);
      expect(clean.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
