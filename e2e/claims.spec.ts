import { expect } from '@playwright/test';
import { inBothLanguages } from './both-languages.ts';
import { openBuiltPage } from './support/built-part.ts';
import { examplePages } from './support/example-pages.ts';
import { getFrenchPath } from './support/get-french-path.ts';
import { test } from './support/worker-page.ts';

// What the pages claim, read from their HTML.

test('home says 26+ years, 99.9% uptime, 15 minutes, 500+ clients, 4.9/5 from 200+ reviews, 24/7/365 and 1 business hour', () => {
  for (const { path, content } of inBothLanguages('/')) {
    const { plain } = openBuiltPage(path).one('main');
    const { years, clients, rating, reviews, response, uptime } = content.company.homeFigures;
    for (const claim of [years, clients, rating, reviews, response, uptime, content.company.inquiryResponse])
      expect(plain, path).toContain(claim.replaceAll('\u00a0', ' '));
  }
  const english = openBuiltPage('/').one('main').plain;
  for (const claim of ['26+', '500+', '99.9%', '4.9', '200+', '24/7/365']) expect(english).toContain(claim);
});

test('landing pages say under 15 minutes as priority, 127+ clients, 4.8/5, the same day and a free consultation', () => {
  for (const { language, path, content } of inBothLanguages('/seo/managed-it-services-toronto')) {
    const { plain } = openBuiltPage(path).one('main');
    const { clients, rating, response } = content.company.landingFigures;
    for (const claim of [clients, rating, response])
      expect(plain, path).toContain(claim.replaceAll('\u00a0', ' '));
    expect(plain, path).toMatch(language === 'en' ? /same[ -]day/i : /jour même|même jour/i);
    expect(plain, path).toMatch(language === 'en' ? /free/i : /gratuit/i);
    expect(plain, path).toMatch(/priorit/i);
  }
  expect(openBuiltPage('/seo/cloud-solutions-halifax').one('main').plain).toContain('127+');
});

test('about says established 2010 and 50+ professionals', () => {
  for (const { path, content } of inBothLanguages('/about')) {
    const { plain } = openBuiltPage(path).one('main');
    for (const claim of Object.values(content.company.aboutFigures))
      expect(plain.toLowerCase(), path).toContain(claim.replaceAll('\u00a0', ' '));
  }
});

test('city pages say the office hours and on-site service within 2 to 4 hours in four cities, and pages say 24/7', () => {
  for (const { path, content } of inBothLanguages('/locations/toronto')) {
    const { text } = openBuiltPage(path).one('main');
    expect(text, path).toContain(content.company.officeHours);
    expect(text.replaceAll('\u00a0', ' '), path).toContain(content.company.onSite.replaceAll('\u00a0', ' '));
    expect(openBuiltPage(path).text, path).toMatch(/24\/7|jour et nuit/i);
  }
  const { plain } = openBuiltPage('/locations/halifax').one('aside');
  expect(plain).not.toContain('2 to 4 hours');
});

test('each service names its implementation time, between the same day and 2–4 weeks', () => {
  const [english] = inBothLanguages('/services');
  const services = english?.content.services ?? [];
  expect(services).not.toEqual([]);
  for (const { slug, implementation } of services)
    expect(openBuiltPage(`/services/${slug}`).one('main').text).toContain(implementation);
  const all = services.map(({ implementation }) => implementation.replaceAll('\u00a0', ' ')).join(' ');
  expect(all).toMatch(/same day/i);
  expect(all).toMatch(/2 (?:to|–) ?4 weeks/i);
});

test('every kind of page leads to a call and to the contact form, and none asks for a login', () => {
  for (const [, english] of examplePages)
    for (const path of [english, getFrenchPath(english)]) {
      const page = openBuiltPage(path);
      expect(page.all('a[href^="tel:"]'), path).not.toEqual([]);
      expect(page.all('a[href$="contact"]'), path).not.toEqual([]);
      expect(page.all('input[type=password], a[href*=login]'), path).toEqual([]);
    }
});
