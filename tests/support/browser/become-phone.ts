import type { Page } from '@playwright/test';

/** As the tools of a browser's developer do it: a phone's window, viewport and finger, without loading the page anew. */
export async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}
