import { renderToStaticMarkup } from 'react-dom/server';
import { SuccessStories } from './success-stories';

const words = { title: 'Jobs', lead: 'Three.', all: { href: '/case-studies', label: 'All' } };
const story = {
  href: '/a',
  title: 'A',
  text: '',
  caption: '',
  picture: { src: '/a.svg', thumb: '/a.svg', alt: 'A' },
};

test('without case studies there is no section', () => {
  expect(renderToStaticMarkup(<SuccessStories {...words} stories={[]} />)).toBe('');
});

test('the section has the anchor #case-studies', () => {
  const html = renderToStaticMarkup(<SuccessStories {...words} stories={[story]} />);
  expect(html).toMatch(/^<section [^>]*id="case-studies"/);
});
