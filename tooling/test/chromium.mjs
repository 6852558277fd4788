/** How every suite launches Chromium: the one `npm test` found (`CHROMIUM_PATH`), quiet, and without a sandbox where root or CI needs that. */
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
