/** Where the browser keeps what a reader chose. The first two are the explorer's, too. */
export const ENDPOINT_KEY = 'api-endpoint'
export const THEME_KEY = 'theme'
export const LANGUAGE_KEY = 'docs-language'
