import { parse, serialize } from 'parse5';
import { omitEndTags } from './omit-end-tags.ts';

const omitIn = (body: string) => omitEndTags(`<html><head></head><body>${body}</body></html>`);

test.each([
  ['<ul><li>One</li><li class="two">Two</li></ul>', '<ul><li>One<li class="two">Two</ul>'],
  ['<ol><li><p>One</p></li></ol>', '<ol><li><p>One</ol>'],
  ['<select><option>One</option><option>Two</option></select>', '<select><option>One<option>Two</select>'],
  ['<dl><dt>One</dt><dd>Two</dd></dl>', '<dl><dt>One<dd>Two</dl>'],
  ['<dl><div><dt>One</dt><dd>Two</dd></div></dl>', '<dl><div><dt>One<dd>Two</div></dl>'],
  [
    '<div><p>One</p><p>Two</p><h2>Three</h2><p>Four</p></div>',
    '<div><p>One<p>Two<h2>Three</h2><p>Four</div>',
  ],
  [
    '<svg><path d="M0 0"></path><g><use href="#a"></use></g></svg>',
    '<svg><path d="M0 0"/><g><use href="#a"/></g></svg>',
  ],
  ['<p>2&nbsp;to&nbsp;4&nbsp;hours</p>', '<p>2\u00a0to\u00a04\u00a0hours</p>'],
])('%s becomes shorter and parses to the same document', (whole, short) => {
  expect(omitIn(whole)).toContain(short);
  expect(serialize(parse(omitIn(whole)))).toContain(whole);
});

test.each([
  '<ul><li>One</li> Two</ul>',
  '<a href="/"><p>One</p></a>',
  '<div><p>One</p>Two</div>',
  '<p>One</p><span>Two</span>',
  '<svg><path d="M0 0"><title>One</title></path></svg>',
])('%s does not change', (whole) => {
  expect(omitIn(whole)).toContain(whole);
});
