import { parse } from 'parse5';
import { dropUnmatched } from './purge-css.ts';

const html =
  '<div class="night"><p class="lead">Text</p><p class="cap">More</p></div><p class="lead wide">Last</p>';
const drop = (css: string) => dropUnmatched(css, [parse('<p>'), parse(html)]);

test.each([
  ['of an ancestor', '.night .lead{margin:0}'],
  ['of the parent element', 'div>.cap{margin:0}'],
  ['of the previous sibling', '.lead+.cap{margin:0}'],
  ['of an earlier sibling', 'div~.wide{margin:0}'],
  ['of one of several', ':is(.blue,.night) .cap{margin:0}'],
  [
    'of a state, an attribute or a part',
    '.lead:hover{margin:0}.cap[aria-busy]{margin:1px}.cap:before{margin:2px}',
  ],
])('keeps a rule %s that matches', (_, css) => {
  expect(drop(css)).toBe(css);
});

test.each([
  '.night .wide{margin:0}',
  '.night>div{margin:0}',
  '.cap+.lead{margin:0}',
  '.cap~.lead{margin:0}',
  '.lead.cap{margin:0}',
  ':is(.cap,div) .lead.wide{margin:0}',
])('removes %s, whose classes occur in other combinations', (css) => {
  expect(drop(css)).toBe('');
});
