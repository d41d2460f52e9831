import type { Page } from '@playwright/test';

type Click = {
  name: string;
  address: string;
  width: number;
  /** @param turn 0 for the first time, 1 for the second */
  act(page: Page, turn: number): Promise<void>;
};

const wide = 1440;
const narrow = 390;

/** Clicks the part that a selector names; the second time the next one, so that something changes again. */
const click =
  (selector: string, next = selector) =>
  (page: Page, turn: number) =>
    page
      .locator(turn ? next : selector)
      .first()
      .click();

const answer = '#cybersecurity-check fieldset:not([inert]) .choice';
const riskAnswer = '#risk-assessment fieldset:not([inert]) .choice';

/** One thing to do with every part that reacts. */
export const clicks: readonly Click[] = [
  { name: 'services panel', address: '/', width: wide, act: click('[popovertarget="panel-services"]') },
  {
    name: 'menu of a phone',
    address: '/',
    width: narrow,
    act: click('header :is(summary, [popovertarget]):visible'),
  },
  { name: 'question of the FAQ', address: '/', width: wide, act: click('.faq summary') },
  {
    name: 'filter of the FAQ',
    address: '/',
    width: narrow,
    act: click('#faq .chip >> nth=1', '#faq .chip >> nth=2'),
  },
  {
    name: 'free check',
    address: '/',
    width: narrow,
    act: click('#cybersecurity-check .btn-primary', answer),
  },
  {
    name: 'risk assessment',
    address: '/',
    width: narrow,
    act: click('#risk-assessment .btn-primary', riskAnswer),
  },
  {
    name: 'contact form, sent empty',
    address: '/contact',
    width: narrow,
    act: click('form [type="submit"]'),
  },
  {
    name: 'contact form, a key',
    address: '/contact',
    width: narrow,
    act: (page) => page.locator('[name="firstName"]').press('a'),
  },
  {
    name: 'filter of the case studies',
    address: '/case-studies',
    width: wide,
    act: click('.chip >> nth=1', '.chip >> nth=2'),
  },
  {
    name: 'search, a letter',
    address: '/search',
    width: narrow,
    act: (page) => page.getByRole('searchbox').press('c'),
  },
  {
    name: 'tour, next step',
    address: '/about',
    width: narrow,
    act: async (page) => {
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => window.resetOnboarding);
      await page.evaluate(() => window.resetOnboarding?.());
      await page.locator('.tour .btn-primary').click();
    },
  },
];
