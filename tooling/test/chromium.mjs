/**
 * Launch options for Chromium in every suite: `CHROMIUM_PATH`, set by `npm test`, and
 * no sandbox as root or in CI.
 */
export const chromiumLaunch = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}
