import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createEntry } from '../../scripts/editor/create-entry.ts';

// `npm run edit` on a copy of the content, with a port of its own.
const origin = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3900) + 9}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
const file = path.join(folder, 'pages/about.yaml');
const read = () => fs.readFileSync(file, 'utf8');
let server: ChildProcess;

// Next compiles a page when it is first asked for.
test.setTimeout(180_000);

test.beforeAll(async () => {
  fs.cpSync('content', folder, { recursive: true });
  server = spawn('node', ['scripts/edit.ts', '--port', new URL(origin).port], {
    env: { ...process.env, NODE_ENV: 'development', CONTENT_FOLDER: folder },
    stdio: 'ignore',
  });
  const status = async () => (await fetch(`${origin}/about`).catch(() => undefined))?.status;
  await expect.poll(status, { timeout: 150_000 }).toBe(200);
});

test.afterAll(() => {
  server.kill();
  fs.rmSync(folder, { recursive: true });
});

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Edit text' });
const englishOf = (page: Page) => panelOf(page).getByLabel('English', { exact: true });
const save = (page: Page) => panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();

async function openHeading(page: Page): Promise<void> {
  await page.goto(`${origin}/about`);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panelOf(page)).toContainText('The headline of the page.');
  // Beside the panel, something else is beneath the pointer.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'solid');
  await expect(panelOf(page).locator('.notice')).toHaveCSS('padding-top', '0px');
}

test('a text is changed in place, and nothing is written over what others wrote', async ({
  context,
  page,
}) => {
  const original = read();
  const written = original.replace(/^ {2}heading: .*/m, '  heading: An IT company awake at noon');

  await test.step('with the mouse; the page shows it, no other line changes, and it can be undone', async () => {
    await openHeading(page);
    await englishOf(page).fill('An IT company awake at noon');
    await save(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('awake at noon');
    await expect(panelOf(page)).toContainText('Saved. The page shows it.');
    expect(read()).toBe(written);
    // The frame is where it was before the reload.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'solid');
    // Beside the panel, the page is laid out as in the whole window.
    const [laidOut, whole] = await page.evaluate(() => [document.body.offsetWidth, innerWidth]);
    expect(laidOut).toBeCloseTo(whole ?? 0, -1);
    const undo = 'Undo last save – About: The headline of the page (heading)';
    await panelOf(page).getByRole('button', { name: undo }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('awake at noon');
    expect(read()).toBe(original);
  });

  await test.step('a mistake stands at its field, and the file stays', async () => {
    await englishOf(page).fill(' ');
    await save(page);
    await expect(panelOf(page).getByRole('alert')).toContainText('expected');
    expect(read()).toBe(original);
  });

  await test.step('the panel follows an item that moves, and asks before what is written is lost', async () => {
    const itemOf = (count: string) => panelOf(page).getByRole('heading', { name: `Item ${count}` });
    page.once('dialog', (question) => question.accept());
    await page.keyboard.press('Escape');
    await page.getByText('builds networks').first().click();
    await expect(itemOf('1 of 3')).toBeVisible();
    const text = panelOf(page).getByRole('textbox').first();
    const first = await text.inputValue();
    await text.fill('Not saved');
    page.once('dialog', (question) => question.dismiss());
    await panelOf(page).getByRole('button', { name: 'Move down' }).click();
    await expect(text).toHaveValue('Not saved');
    expect(read()).toBe(original);
    page.once('dialog', (question) => question.accept());
    await panelOf(page).getByRole('button', { name: 'Move down' }).click();
    await expect(itemOf('2 of 3')).toBeVisible();
    await expect(text).toHaveValue(first);
    await expect(panelOf(page)).toContainText('Saved. The page shows it.');
    await panelOf(page).getByRole('button', { name: 'Move up' }).click();
    await expect(itemOf('1 of 3')).toBeVisible();
    await expect(text).toHaveValue(first);
    expect(read()).toBe(original);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(englishOf(page)).toBeVisible();
  });

  await test.step('a write that fails says so, and the file stays', async () => {
    const blocked = path.join(folder, 'pages/.about.yaml.new');
    fs.mkdirSync(blocked);
    await englishOf(page).fill('An IT company awake at noon');
    await save(page);
    await expect(panelOf(page)).toContainText('Not saved, the file is as it was');
    expect(read()).toBe(original);
    fs.rmSync(blocked, { recursive: true });
  });

  await test.step('a broken file shows the mistake over the page, until it is mended', async () => {
    fs.writeFileSync(file, original.replace(/^ {2}heading: .*/m, '  heading: "An IT company'));
    await expect(page.getByText('is never closed')).toBeVisible();
    fs.writeFileSync(file, original);
    await expect(page.getByText('is never closed')).toBeHidden();
  });

  await test.step('a text to write is shown as it is, leads to its field and is saved with the others of its file', async () => {
    const drafted = original.replace(/^ {2}heading: .*/m, '  heading: DRAFT An IT company');
    fs.writeFileSync(file, drafted.replace(/^ {2}title: .*/m, '  title: DRAFT About us'));
    // What was written before the failed write is still in the panel.
    page.once('dialog', (question) => question.accept());
    await page.getByText('To write before you publish').click();
    await expect(page.getByText('texts to write: 2')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DRAFT An IT company');
    // The panel is that of the first draft, with the others below; what is typed replaces them.
    await expect(englishOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const headline = panelOf(page).getByLabel('English: The headline of the page');
    await expect(headline).toBeFocused();
    await page.keyboard.type('Replaced');
    await expect(headline).toHaveValue('Replaced');
    await headline.fill('DRAFT An IT company');
    // Lines written elsewhere fill the drafts in their order.
    const paste = (lines: string) =>
      englishOf(page).evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
      }, lines);
    await paste('About our company\n\nAn IT company awake at dusk\n');
    await expect(headline).toHaveValue('An IT company awake at dusk');
    // Corrected and pasted again, they fill the same fields.
    await paste('About our company\nAn IT company awake at dawn');
    await expect(headline).toHaveValue('An IT company awake at dawn');
    await headline.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('awake at dawn');
    expect(read()).toContain('title: About our company');
    fs.writeFileSync(file, original);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('awake at dawn');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(englishOf(page)).toBeFocused();
  });

  await test.step('of two windows, the second to save is told, and writes nothing', async () => {
    const asleep = await context.newPage();
    await asleep.route('**/_editor/events', (route) => route.abort());
    await openHeading(asleep);
    await page.reload();
    await englishOf(page).fill('An IT company awake at noon');
    await save(page);
    await expect(panelOf(page)).toContainText('Saved. The page shows it.');
    await englishOf(asleep).fill('An IT company awake at dusk');
    await save(asleep);
    await expect(panelOf(asleep)).toContainText('Somebody has changed this text meanwhile.');
    expect(read()).toBe(written);
    await expect(panelOf(asleep)).toContainText(
      'Saved by somebody else meanwhile: An IT company awake at noon',
    );
    await save(asleep);
    await expect.poll(read).toContain('awake at dusk');
    await asleep.close();
    fs.writeFileSync(file, written);
  });

  await test.step('with the keyboard alone', async () => {
    await page.bringToFront();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('awake at noon');
    // The panel is back after the reload, and with it the keys.
    await expect(panelOf(page)).toContainText('Saved. The page shows it.');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit this page' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panelOf(page).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('what is written and not saved outlives a change elsewhere, and is not left without a question', async () => {
    await page.keyboard.press('Enter');
    const text = panelOf(page).getByRole('textbox').first();
    await text.fill('Not saved');
    page.once('dialog', (question) => question.dismiss());
    await page.keyboard.press('Escape');
    await expect(text).toHaveValue('Not saved');
    fs.appendFileSync(path.join(folder, 'cities/halifax.yaml'), '# A note\n');
    await expect(page.getByText('The content has changed meanwhile.')).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await (await asked).dismiss();
    await expect(text).toHaveValue('Not saved');
    page.once('dialog', (question) => question.accept());
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByText('The content has changed meanwhile.')).toBeHidden();
  });

  await test.step('after an answer that nobody is there, the page finds the editor again and follows a save', async () => {
    fs.writeFileSync(file, original);
    await page.route('**/_editor/events', (route) => route.fulfill({ status: 502 }), { times: 2 });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).click();
    await englishOf(page).fill('An IT company awake at noon, univercity');
    await save(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('univercity');
    await expect(panelOf(page)).toContainText('In no dictionary: univercity');
    fs.writeFileSync(file, written);
  });

  await test.step('requests of another website, and those without the token, are refused', async () => {
    const token = await page.locator('script[data-token]').getAttribute('data-token');
    const statusOf = async (headers: Record<string, string>) =>
      (await page.request.post(`${origin}/_editor/edit`, { headers, data: { kind: 'undo' } })).status();
    expect(await statusOf({ origin: 'https://other.example', 'x-editor-token': `${token}` })).toBe(403);
    expect(await statusOf({ origin, 'x-editor-token': 'guessed' })).toBe(403);
    expect(read()).toBe(written);
  });
});

test('pages that compare or parse their texts open in the edit mode', async ({ request }) => {
  // Without a browser: a page that reloads, to show what the test before has undone, would cut off the next one.
  for (const address of ['/', '/fr/politique-de-confidentialite', '/seo/cloud-solutions-halifax'])
    expect((await request.get(origin + address)).status(), address).toBe(200);
});

test('a page that was made meanwhile appears by itself', async ({ page }) => {
  await page.goto(`${origin}/case-studies/legal-firm-compliance`);
  await page.goto('about:blank');
  createEntry(folder, 'case-study', 'Northern clinics');
  await page.goto(`${origin}/case-studies/northern-clinics`);
  const notFound = page.getByText('Page Not Found').first();
  expect(await notFound.isVisible()).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DRAFT');
  await page.goto(`${origin}/case-studies/southern-clinics`);
  await expect(notFound).toBeVisible();
});
