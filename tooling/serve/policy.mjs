const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  // Visitors choose the endpoint, so any may be connected to.
  'connect-src *',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
/** No text becomes markup or a script. The one policy is `boot.js`'s, for the app's own workers. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default']

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * The security headers that every host of the explorer sends: the development server, and by
 * `deploy/` nginx and Caddy.
 */
export const securityHeaders = {
  'Content-Security-Policy': [...policy, ...trustedTypes].join('; '),
  ...common,
}

/** The docs' headers. Their samples are highlighted at build time, so they contain markup. */
export const docsHeaders = { 'Content-Security-Policy': policy.join('; '), ...common }

/** Storybook needs inline scripts, so it goes without the policy. It isn't deployed. */
export const storybookHeaders = common
