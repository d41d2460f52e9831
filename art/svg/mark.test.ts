import { mark } from './mark.ts';
import { readNotes } from './read-notes.ts';
import { svgDocument } from './svg-document.ts';

test('readNotes returns the position of the mark', () => {
  const svg = svgDocument({ x: 10, y: 20, width: 300, height: 200 }, mark([100.4, 50]));
  expect(readNotes(svg)).toEqual({ frame: [10, 20, 310, 220], labels: [], marks: [[100, 50]], dots: [] });
});
