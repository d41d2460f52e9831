import { expect } from '@playwright/test';
import { hrefOf } from '@/lib/pages/href-of';
import { findOverflow } from './accessibility/find-overflow.ts';
import { inBothLanguages } from './both-languages.ts';
import { content } from './content.ts';
import { test } from './support/shared-page.ts';
import { visible } from './support/visible.ts';
import { atEachWidth } from './widths.ts';

for (const { language, path, content: words } of inBothLanguages('/about')) {
  const { aboutPage: about, buyerQuestions, company, ui } = words;
  const { services, locations, caseStudies, blog, privacy, terms, sitemap } = about.links;
  const cards = [services, locations, caseStudies, blog, privacy, terms, sitemap];

  test(`the about page has its parts in order, at every width, in ${language}`, async ({ page }) => {
    await page.goto(path);
    const main = page.locator('main');
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    await atEachWidth(page, async () => {
      await expect(visible(main.locator(':is(h1, h2)'))).toContainText([
        about.heading,
        about.night.title,
        about.valuesTitle,
        about.rolesTitle,
        buyerQuestions.title,
        about.linksTitle,
        ui.callToAction.title,
      ]);
      for (const paragraph of about.story) await expect(visible(main.getByText(paragraph))).toHaveCount(1);
      await expect(visible(main.locator('.highlights dd'))).toHaveText(
        about.highlights.map(({ value }) => value),
      );
      await expect(visible(main.locator('.highlights dt'))).toHaveText(
        about.highlights.map(({ title, text }) => title + text),
      );
      const values = section(about.valuesTitle);
      await expect(visible(values.locator('h3'))).toHaveText(about.values.map(({ title }) => title));
      await expect(visible(values.locator('p'))).toHaveText(about.values.map(({ text }) => text));
      const roles = section(about.rolesTitle);
      await expect(visible(roles.locator('h3'))).toHaveText(about.roles.map(({ role }) => role));
      const asked = section(buyerQuestions.title);
      await expect(visible(asked.locator('summary'))).toHaveText(
        buyerQuestions.questions.map(({ question }) => question),
      );
      await expect(visible(asked.locator('details > p'))).toContainText(
        buyerQuestions.questions.map(({ answer }) => answer),
      );
      const links = section(about.linksTitle);
      await expect(visible(links.locator('h3'))).toHaveText(cards.map(({ title }) => title));
      await expect(visible(links.locator('p'))).toHaveText(cards.map(({ text }) => text));
      expect(await page.evaluate(findOverflow)).toEqual([]);
    });
    const hrefs = section(about.linksTitle).getByRole('link');
    expect(await hrefs.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...(['services', 'locations', 'case-studies'] as const).map((kind) => hrefOf(language, kind)),
      company.blogUrl,
      ...(['privacy-policy', 'terms-of-service', 'sitemap'] as const).map((kind) => hrefOf(language, kind)),
    ]);
    await expect(section(about.night.title).getByRole('img')).toHaveAccessibleName(about.night.alt);
  });
}

test('the words of the about page are those of the specification', () => {
  const { aboutPage: about, company } = content;
  const story = about.story.join(' ');
  for (const fact of [`division of ${company.parentName}`, 'Toronto', 'Vancouver', 'Halifax'])
    expect(story).toContain(fact);
  expect(about.highlights.map(({ value, title }) => `${value} ${title}`.replaceAll('\u00a0', ' '))).toEqual([
    `Est. 2010 Part of ${company.parentName}`,
    '50+ IT professionals',
    '3 times Industry certified',
    '10 cities Nationwide coverage',
  ]);
  expect(about.values.map(({ title }) => title)).toEqual([
    'Client-centred approach',
    'Technical excellence',
    'Reliability and transparency',
  ]);
  expect(about.roles.map(({ role }) => role)).toEqual(['CEO and founder', 'CTO', 'COO']);
  // Five days of office hours; the rest of the week is night.
  const { opens, closes } = company.openingHours;
  const open = 5 * (Number.parseInt(closes, 10) - Number.parseInt(opens, 10));
  const night = about.night.text.replaceAll('\u00a0', ' ');
  expect(night).toContain(`${open} of a week’s 168 hours`);
  expect(night).toContain(`the other ${168 - open}`);
});
