import type { Page } from '@playwright/test';

type Click = {
  name: string;
  address: string;
  width: number;
  /** Selector of what is scrolled to first. */
  part: string;
  /** Selector that matches once the page has responded. */
  response: string;
  /** @param turn 0 the first time, 1 the second time */
  act(page: Page, turn: number): Promise<void>;
};

const wide = 1440;
const narrow = 390;

/** Clicks the first match of `selector`; the second time that of `next`, so that something changes again. */
const click =
  (selector: string, next = selector) =>
  (page: Page, turn: number) =>
    page
      .locator(turn ? next : selector)
      .first()
      .click();

const checkChoice = '#cybersecurity-check fieldset:not([inert]) .quiz-choice';
const riskChoice = '#risk-assessment fieldset:not([inert]) .quiz-choice';

/** One interaction with each interactive part of the site. */
export const clicks: readonly Click[] = [
  {
    name: 'services panel',
    address: '/',
    width: wide,
    part: 'header',
    response: '#panel-services:popover-open',
    act: click('[popovertarget="panel-services"]'),
  },
  {
    name: 'menu of a phone',
    address: '/',
    width: narrow,
    part: 'header',
    response: 'header :popover-open',
    act: click('header :is(summary, [popovertarget]):visible'),
  },
  {
    name: 'question of the FAQ',
    address: '/',
    width: wide,
    part: '.faq summary',
    response: '.faq details[open]',
    act: click('.faq summary'),
  },
  {
    name: 'filter of the FAQ',
    address: '/',
    width: narrow,
    part: '#faq .chip',
    response: '#faq .chip:nth-of-type(2)[aria-pressed="true"]',
    act: click('#faq .chip >> nth=1', '#faq .chip >> nth=2'),
  },
  {
    name: 'free check',
    address: '/',
    width: narrow,
    part: '#cybersecurity-check .btn-primary',
    response: '#cybersecurity-check [role="progressbar"]',
    act: click('#cybersecurity-check .btn-primary', checkChoice),
  },
  {
    name: 'risk assessment',
    address: '/',
    width: narrow,
    part: '#risk-assessment .btn',
    response: '#risk-assessment [role="progressbar"]',
    act: click('#risk-assessment .btn', riskChoice),
  },
  {
    name: 'contact form, sent empty',
    address: '/contact',
    width: narrow,
    part: 'form [type="submit"]',
    response: 'form [aria-invalid="true"]',
    act: click('form [type="submit"]'),
  },
  {
    name: 'contact form, a key',
    address: '/contact',
    width: narrow,
    part: '[name="firstName"]',
    response: '[name="firstName"]:valid',
    act: (page) => page.locator('[name="firstName"]').press('a'),
  },
  {
    name: 'filter of the case studies',
    address: '/case-studies',
    width: wide,
    part: '.chip',
    response: '.chip:nth-of-type(2)[aria-pressed="true"]',
    act: click('.chip >> nth=1', '.chip >> nth=2'),
  },
  {
    name: 'search, a letter',
    address: '/search',
    width: narrow,
    part: '[type="search"]',
    response: '[type="search"]:not(:placeholder-shown)',
    act: (page) => page.getByRole('searchbox').press('c'),
  },
  {
    name: 'tour, next step',
    address: '/about',
    width: narrow,
    part: '.tour .btn-primary',
    response: '.tour [data-step="2"]',
    act: async (page) => {
      await page.evaluate(() => window.resetOnboarding());
      await page.locator('.tour .btn-primary').click();
    },
  },
];
