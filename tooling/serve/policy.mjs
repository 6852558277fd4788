/**
 * The security headers that every host of the explorer and the docs sends: the development server, and
 * by `deploy/` nginx and Caddy. Storybook alone needs inline scripts and goes without the policy.
 */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    // Visitors choose the endpoint, so any may be connected to.
    'connect-src *',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
