import { packageTest } from '../../../tooling/package-test/package-test.mjs'

packageTest(`${import.meta.dirname}/..`, {
  // It serves on standard input and output, so it isn't for browsers. The samples check the types.
  ways: ['esm', 'cjs'],
  samples: [
    {
      name: 'create a server and load the documentation',
      imports: { '@mcm/mcp': ['createMcpServer', 'loadDocs'] },
      body: `
        const server = createMcpServer({ endpoint: 'http://localhost:8080' })
        console.log(server.isConnected())
        const { pages, sections } = await loadDocs()
        console.log(pages.some(({ path }) => path === 'guides/exchanges'), sections.length > 500)`,
      prints: 'false\ntrue true',
    },
  ],
})
