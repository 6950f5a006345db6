import { checkAccessibility, expect, hydrated, test, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { long } from '../support/browser/long.ts';

// Which pictures the results load is looked at.
test.use({ launchOptions: withPictures });

test('each step holds back until it is answered, Back keeps answers, the results say why', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await visit(page, '/');
  await page.getByRole('link', { name: 'Take the 2-minute quiz' }).click();
  const quiz = page.getByRole('dialog', { name: 'Wellness quiz' });
  const next = quiz.getByRole('button', { name: 'Next' });

  await expect(quiz.getByText('Step 1 of 4 - Help us understand your health goals')).toBeVisible();
  await expect(quiz.getByRole('heading', { name: "What's your age group?" })).toBeFocused();
  await next.click();
  await expect(quiz.getByText('Choose your age group to go on.')).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await quiz.getByRole('radio', { name: '50-64 years' }).check();
  await next.click();

  await expect(quiz.getByText(/^Step 2 of 4/)).toBeVisible();
  await next.click();
  await expect(quiz.getByText('Choose how you identify to go on. You can prefer not to say.')).toBeVisible();
  await quiz.getByRole('radio', { name: 'Female', exact: true }).check();
  await next.click();

  await next.click();
  await expect(quiz.getByText('Choose at least one health concern to go on.')).toBeVisible();
  await quiz.getByRole('checkbox', { name: 'Energy' }).check();
  await quiz.getByRole('button', { name: 'Back' }).click();
  await expect(quiz.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await next.click();
  await expect(quiz.getByRole('checkbox', { name: 'Energy' })).toBeChecked();
  await next.click();

  await quiz.getByRole('checkbox', { name: 'Tired most days' }).check();
  await quiz.getByRole('button', { name: 'Get My Recommendations' }).click();
  await expect(quiz.getByRole('heading', { name: 'Your Personalized Recommendations' })).toBeFocused();
  await expect(quiz.getByText('Perfect Matches for You!')).toBeVisible();
  const matches = quiz.getByRole('listitem');
  await expect(matches).toHaveCount(2);
  await expect(matches.first()).toContainText('Biolife Plus Supreme');
  await expect(matches.first()).toContainText('Because you chose: Energy, Tired most days');
  await expect(matches.first()).toContainText('USD 199.99');
  await expect(quiz.getByText('These statements have not been evaluated')).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  expect(asked.join('\n')).not.toMatch(/50-64|female|fatigue/i);
  // Every product that the quiz can name is asked for alike, and so is every shelf.
  const pictures = asked.filter((request) =>
    /\/art\/products\/(blood|biolife|magnesium-g|joint|ultra|strength)/.test(request),
  );
  expect(new Set(pictures).size).toBe(8);

  await quiz.getByRole('link', { name: 'View Product Biolife Plus Supreme' }).click();
  await expect(page).toHaveURL(/\/product\/biolife-plus-supreme$/);
  await page.goBack();
  await expect(quiz.getByRole('heading', { name: 'Your Personalized Recommendations' })).toBeVisible();
  await expect(matches.first()).toContainText('Because you chose: Energy, Tired most days');
  expect(asked.join('\n')).not.toMatch(/50-64|female|fatigue/i);

  // The result has a page of its own, whose address holds the answers and sends them to no server.
  const keep = quiz.getByRole('link', { name: 'Keep or share this result' });
  await keep.hover();
  await expect(quiz.getByText('whoever you give the address to can read them')).toBeVisible();
  expect(asked.join('\n')).not.toMatch(/50-64|female|fatigue/i);
  await keep.click();
  await expect(page).toHaveURL('/quiz#a=50-64&g=female&c=energy&s=fatigue');
  await expect(quiz).toBeHidden();
  const kept = page.getByRole('main').getByRole('list').filter({ hasText: 'Because you chose' });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await expect(kept).toContainText('Because you chose: Energy, Tired most days');
  await expect(kept).toContainText('USD 199.99');
  // The browser tells a test of the fragment that it keeps for itself; what is sent, quiz-page.journey.ts reads on the wire.
  expect(asked.map((request) => request.replace(/#\S*/, '')).join('\n')).not.toMatch(/50-64|female|fatigue/i);
  await page.goBack();
  await expect(quiz.getByRole('heading', { name: 'Your Personalized Recommendations' })).toBeVisible();
});

test(
  'the quiz works by keyboard alone, leads to a shelf where no product is named, and keeps answers until she starts over',
  long,
  async ({ page }) => {
    await visit(page, '/shop');
    await page.getByRole('link', { name: 'Not sure? Take the quiz' }).focus();
    await page.keyboard.press('Enter');
    const quiz = page.getByRole('dialog', { name: 'Wellness quiz' });
    await expect(quiz.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await quiz.getByRole('button', { name: 'Next' }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(quiz.getByRole('radio', { name: 'Prefer not to say' })).toBeChecked();
    await quiz.getByRole('button', { name: 'Next' }).press('Enter');
    await quiz.getByRole('checkbox', { name: 'Cholesterol' }).press('Space');
    await quiz.getByRole('button', { name: 'Next' }).press('Enter');
    await quiz.getByRole('button', { name: 'Get My Recommendations' }).press('Enter');
    await expect(quiz.getByText("We're preparing personalized recommendations for you")).toBeVisible();
    const shelf = quiz.getByRole('region', { name: 'From our shelf: Cholesterol' });
    await expect(shelf).toContainText('Because you chose: Cholesterol');
    await expect(shelf.getByRole('listitem').first()).toContainText('USD');
    await expect(shelf.getByRole('link', { name: /^See all \d+ products of Cholesterol$/ })).toHaveAttribute(
      'href',
      '/shop?collection=287821299806',
    );
    await checkAccessibility(page, { within: 'dialog[open]' });
    await expect(quiz.getByRole('link', { name: 'Browse All Products' })).toHaveAttribute('href', '/shop');
    await quiz.getByRole('button', { name: 'Retake Quiz' }).press('Enter');
    await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0);

    // Closed by accident, she goes on where she was.
    await quiz.getByRole('radio', { name: '65+ years' }).press('Space');
    await quiz.getByRole('button', { name: 'Next' }).press('Enter');
    await quiz.getByRole('radio', { name: 'Male', exact: true }).press('Space');
    await quiz.getByRole('button', { name: 'Close quiz' }).press('Enter');
    await expect(quiz).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'Not sure? Take the quiz' }).press('Enter');
    await expect(quiz.getByText(/^Step 2 of 4/)).toBeVisible();
    await expect(quiz.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
    await quiz.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(quiz.getByRole('heading', { name: "What's your age group?" })).toBeFocused();
    await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(quiz.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  },
);

test('a press beside the quiz throws no answer away', async ({ page }) => {
  await visit(page, '/shop');
  await page.getByRole('link', { name: 'Not sure? Take the quiz' }).click();
  const quiz = page.getByRole('dialog', { name: 'Wellness quiz' });
  await quiz.getByRole('radio', { name: '35-49 years' }).check();
  // On a phone the quiz fills the screen: there Escape is what closes by accident.
  const isWide = (page.viewportSize()?.width ?? 0) > 768;
  if (isWide) await page.mouse.click(5, 5);
  else await page.keyboard.press('Escape');
  await expect(quiz).toBeHidden();
  await page.getByRole('link', { name: 'Not sure? Take the quiz' }).click();
  await expect(quiz.getByRole('radio', { name: '35-49 years' })).toBeChecked();
});
