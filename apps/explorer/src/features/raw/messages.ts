export const messages = {
  title: 'API',
  raw: 'Raw response',
  request: 'Request',
  docs: 'Documentation of this call',
  fallback: 'Loading…',
  failed: 'Couldn’t load the response',
}
