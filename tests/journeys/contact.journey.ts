import { readMail } from '../support/browser/outbox.ts';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

const someone = () => `ruth-${Math.random().toString(36).slice(2)}@example.com`;

test(
  'a message is checked, kept, mailed to the store and copied to who wrote',
  oneWidth,
  async ({ page, complaints }) => {
    // A form that is not right is answered so.
    complaints.allow(/status of 422/);
    const email = someone();
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Ruth Johnson');
    await page.getByLabel('Email').fill('ruth');
    await page.getByLabel('What is it about?').selectOption('An order');
    await page.getByLabel('Order number (optional)').fill('#1001');
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is <b>it</b>?\nIt was due on Monday.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter your email address, such as name@example.com')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/due on Monday/);
    await checkAccessibility(page);

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    const copy = await readMail(page, { to: email, subject: 'We have your message' });
    expect(copy.text).toContain('It was due on Monday.');
    const received = await readMail(page, {
      to: 'care@biolife.example',
      subject: 'Message from Ruth Johnson: An order',
    });
    expect(received.text).toContain('Where is <b>it</b>?');
    expect(received.text).toContain('Order: #1001');
    expect(received.html).toContain(`<dt>Reply-To</dt><dd>${email}</dd>`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form keeps what was typed until it is right, then sends it', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    const email = someone();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ruth Johnson');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Choose what it is about')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Ruth Johnson');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('What is it about?').selectOption('Something else');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await readMail(page, { to: email, subject: 'We have your message' });
  });
});

test(
  'the outbox shows a mail as its reader sees it, in a frame that runs nothing',
  longOneWidth,
  async ({ page, request, complaints }) => {
    // The browser that tests drive tries to look into the frame.
    complaints.allow(/frame is sandboxed/);
    const email = someone();
    await request.post('/contact', {
      form: {
        name: 'Ruth',
        email,
        topic: 'other',
        message: 'Hello <script>document.title="broken in"</script>',
      },
    });
    await readMail(page, { to: email, subject: 'We have your message' });
    await visit(page, '/dev/mail');
    await page
      .getByRole('listitem')
      .filter({ hasText: `To ${email}` })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Hello <script>')).toBeVisible();
    await expect(page).toHaveTitle(/^Mail/);
  },
);
