import type { Plugin } from 'vite'

/**
 * Writes `/opensearch.xml`, with which browsers add the explorer to their search engines. It
 * needs absolute URLs: `SITE_ORIGIN` sets the site's origin; without it, the server that sends
 * the file replaces `{origin}` with its own.
 */
export function openSearch(): Plugin {
  return {
    name: 'mcm:open-search',
    configureServer(server) {
      server.middlewares.use('/opensearch.xml', (request, response) => {
        response.setHeader('Content-Type', 'application/opensearchdescription+xml')
        response.end(description(`http://${request.headers.host}`))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const origin = process.env['SITE_ORIGIN']?.replace(/\/+$/, '') ?? '{origin}'
      this.emitFile({ type: 'asset', fileName: 'opensearch.xml', source: description(origin) })
    },
  }
}

function description(origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Mochimo</ShortName>
  <LongName>Mochimo Explorer</LongName>
  <Description>Blocks, transactions and addresses of the Mochimo network</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${origin}/favicon.svg</Image>
  <Url type="text/html" method="get" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`
}
