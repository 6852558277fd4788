// The static server of `npm start` over a small site, and a devnet as its endpoint.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevnet } from '@mcm/devnet'
import { createSite, listen } from '@mcm/tooling-serve'
import { startVictim } from '../support/victim.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chaos-site-'))
const [explorer, docs] = ['explorer', 'docs'].map((name) => join(folder, name))
mkdirSync(join(explorer, 'assets'), { recursive: true })
mkdirSync(docs)
const page = `<!doctype html><title>Site</title>${'<p>text</p>'.repeat(2000)}`
for (const file of ['frame.html', 'index.html']) writeFileSync(join(explorer, file), page)
writeFileSync(
  join(explorer, 'assets/app-0123456789.js'),
  `export const text = '${'x'.repeat(200_000)}'`,
)
writeFileSync(join(explorer, 'opensearch.xml'), '<url>{origin}</url>')
for (const file of ['index.html', '404.html', 'page.md']) writeFileSync(join(docs, file), page)

const site = createSite({ explorer, docs, config: () => ({ endpoints: [] }) })
await listen(site, 0)
const devnet = await startDevnet({
  port: 0,
  blocks: 300,
  accounts: 400,
  difficulty: 0,
  blockTime: 5,
})
// What follows is the run; starting the chain takes its time.
const victim = startVictim()
victim.ready({ site: `http://127.0.0.1:${site.address().port}`, devnet: devnet.url })
victim.signal.addEventListener('abort', () => {
  site.close()
  site.closeAllConnections()
  void devnet.close()
  rmSync(folder, { recursive: true, force: true })
})
