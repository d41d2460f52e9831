import { renderToStaticMarkup } from 'react-dom/server';
import { contentIn } from '@/lib/content/content-in';
import { SuccessStories } from './success-stories';

jest.mock('@/lib/content/content-in');

const { contentIn: realContentIn } = jest.requireActual<{ contentIn: typeof contentIn }>(
  '@/lib/content/content-in',
);
const content = realContentIn('en');

test('without case studies there is no section', () => {
  jest.mocked(contentIn).mockReturnValue({ ...content, caseStudies: [] });
  expect(renderToStaticMarkup(<SuccessStories language="en" />)).toBe('');
});

test('the section has the anchor #case-studies', () => {
  jest.mocked(contentIn).mockReturnValue(content);
  expect(renderToStaticMarkup(<SuccessStories language="en" />)).toMatch(/^<section [^>]*id="case-studies"/);
});
