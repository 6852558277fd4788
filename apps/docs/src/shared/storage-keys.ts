/** Local storage keys of the reader's choices. The explorer also uses the first two. */
export const ENDPOINT_KEY = 'api-endpoint'
export const THEME_KEY = 'theme'
export const LANGUAGE_KEY = 'docs-language'
/** Whether the reader chose the sandbox, which isn't an endpoint of the explorer. */
export const SANDBOX_KEY = 'docs-sandbox'
export const RECENT_SEARCHES_KEY = 'docs-recent-searches'
