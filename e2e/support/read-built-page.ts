import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { outFolder } from './out-folder.ts';

export type BuiltPage = Awaited<ReturnType<typeof readBuiltPage>>;

/** What a browser's own parser finds in a page of the export, without running any of it. */
export async function readBuiltPage(page: Page, file: string) {
  const html = fs.readFileSync(path.join(outFolder, file), 'utf8');
  const found = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).flatMap((element) => element.getAttribute(name) ?? []);
    const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const structuredData = all('script[type="application/ld+json"]').map(
      (element) => element.textContent ?? '',
    );
    const handlers = all('*').flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    const links = attributes('a', 'href');
    const phones = attributes('main a[href^="tel:"]', 'href');
    const crumbs = all('.crumbs li').map((item) => ({
      name: textOf(item),
      path: item.querySelector('a')?.getAttribute('href') ?? '',
    }));
    const images = all('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    }));
    const headings = all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    }));
    const metas = Object.fromEntries(
      all('meta[name], meta[property]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.getAttribute('content') ?? '',
      ]),
    );
    const files = [
      ...attributes('source', 'srcset'),
      ...attributes('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]', 'href'),
      ...attributes('svg use', 'href'),
      ...attributes('script[src]', 'src'),
    ];
    for (const unseen of all('script, style, template')) unseen.remove();
    return {
      language: document.documentElement.lang,
      titles: all('head title').map(textOf),
      canonicals: attributes('link[rel="canonical"]', 'href'),
      ids: attributes('[id]', 'id'),
      text: textOf(document.body),
      metas,
      headings,
      links,
      phones,
      crumbs,
      images,
      files,
      handlers,
      structuredData,
    };
  }, html);
  return { file, path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, ...found };
}
