import { expect } from '@playwright/test';
import { contactIds } from '../../lib/contact/contact-fields.ts';
import { content } from '../content.ts';
import { test } from '../support/worker-page.ts';
import { type BrowserName, type DrivenBrowser, driveBrowser, missingPackages } from './drive-browser.ts';
import { BrowserDied } from './session.ts';

const { contactForm, faq, securityCheck, services, tour } = content;
const text = (selector: string) => `document.querySelector('${selector}')?.textContent`;
const chip = (number: number) => `#faq .chip:nth-of-type(${number})`;

/** The interactive parts of the site, on a first visit. */
const journeys: readonly [title: string, path: string, run: (browser: DrivenBrowser) => Promise<void>][] = [
  [
    'the tour opens and advances',
    '/about',
    async ({ click, waitFor }) => {
      await waitFor(`(scrollTo(0, 1e5), document.querySelector('.tour')?.open)`);
      expect(await waitFor(text('.tour h2'))).toBe(tour.steps[0]?.title);
      await click('.tour .btn-primary');
      await waitFor(`${text('.tour h2')} === ${JSON.stringify(tour.steps[1]?.title)}`);
      await click('.tour-close');
      await waitFor(`!document.querySelector('.tour').open`);
    },
  ],
  [
    'the menu opens and closes its panel, or leads to the services where browsers have no popovers',
    '/',
    async ({ click, waitFor }) => {
      await waitFor(`document.querySelector('h1').innerText`);
      if (await waitFor(`[!CSS.supports('selector(:popover-open)')]`).then((answer) => Object(answer)[0])) {
        // Nothing covers the page, and its button can be read.
        await waitFor(`document.querySelector('#panel-services').offsetHeight === 0`);
        await waitFor(
          `getComputedStyle(document.querySelector('header .btn')).backgroundColor === 'rgb(7, 71, 142)'`,
        );
        await click('a.without-popover[href="/services"]');
        await waitFor(`location.pathname === '/services'`);
        return;
      }
      const isOpen = `document.querySelector('#panel-services').matches(':popover-open')`;
      await click('[popovertarget="panel-services"]');
      await waitFor(isOpen);
      await click('[popovertarget="panel-services"]');
      await waitFor(`!${isOpen}`);
    },
  ],
  [
    'the page opens in the other language, at the same place',
    '/services/cloud-solutions',
    async ({ click, waitFor }) => {
      await click('header a[hreflang=fr-CA]');
      await waitFor(
        `document.documentElement.lang === 'fr-CA' && location.pathname === '/fr/services/infonuagique'`,
      );
    },
  ],
  [
    'an FAQ filter shows the questions of its category',
    '/',
    async ({ click, waitFor }) => {
      const [category] = faq.categories;
      await click(chip(2));
      await waitFor(`document.querySelector('${chip(2)}').ariaPressed === 'true'`);
      const expected = faq.items
        .filter(({ category: id }) => id === category?.id)
        .map(({ question }) => question);
      expect(
        await waitFor(
          `[...document.querySelectorAll('#faq details:not([hidden]) summary')].map((summary) => summary.textContent)`,
        ),
      ).toEqual(expected);
      expect(expected).not.toEqual([]);
    },
  ],
  [
    'the security check leads to its result',
    '/',
    async ({ click, waitFor }) => {
      const card = '#cybersecurity-check';
      await click(`${card} .btn-primary`);
      for (const [index] of securityCheck.questions.entries()) {
        await waitFor(
          `document.querySelector('${card} [role=progressbar]')?.ariaValueNow === '${index + 1}'`,
        );
        // Alternates options: two clicks in one place are a double click, which answers one question only.
        await click(`${card} fieldset:not([inert]) .quiz-choice:nth-of-type(${1 + (index % 2)})`);
      }
      await waitFor(`document.querySelector('${card} meter') !== null`);
    },
  ],
  [
    'a search finds a service by its name',
    '/search',
    async ({ click, type, waitFor }) => {
      const [service] = services;
      await click('[type=search]');
      await type(service?.name ?? '');
      await waitFor(`document.querySelector('main a[href="/services/${service?.slug}"]')?.matches('li a')`);
    },
  ],
  [
    'a message is sent',
    '/contact',
    async ({ click, type, waitFor }) => {
      const entries = [
        ['firstName', 'Zoe'],
        ['lastName', 'Tremblay'],
        ['email', 'zoe@shop.example'],
        ['message', 'Hello there'],
      ] as const;
      for (const [name, words] of entries) {
        await click(`#${contactIds.field(name)}`);
        await type(words);
      }
      await click('form[action="/api/contact"] [type=submit]');
      await waitFor(`${text('.toast')}?.includes(${JSON.stringify(contactForm.sent.title)})`);
    },
  ],
];

for (const name of ['Chromium 109', 'firefox', 'webkit'] satisfies BrowserName[]) {
  test.describe(`on a first visit in ${name}`, () => {
    const missing = missingPackages(name);
    test.skip(Boolean(missing), `${name} is not installed, it needs: ${missing}`);
    // One browser for all journeys: starting it takes longer than a journey.
    test.describe.configure({ mode: 'default' });
    let browser: DrivenBrowser | undefined;
    let hasRestarted = false;
    test.afterAll(() => browser?.close());

    /** Takes a journey. A browser that dies on the way is reported, and started again once for all journeys. */
    async function visit(url: string, run: (browser: DrivenBrowser) => Promise<void>): Promise<void> {
      try {
        browser ??= await driveBrowser(name);
        await browser.openNewWindow();
        await browser.open(url);
        await run(browser);
      } catch (error) {
        if (!(error instanceof BrowserDied) || hasRestarted) throw error;
        hasRestarted = true;
        console.warn(`${name} died and is started again: ${error.message}`);
        await browser?.close();
        browser = undefined;
        await visit(url, run);
      }
    }

    for (const [title, path, run] of journeys) {
      test(title, async ({ baseURL }) => {
        await visit(`${baseURL}${path}`, run);
      });
    }
  });
}
