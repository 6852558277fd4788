// `pnpm api`: writes the API report of every published package. Build first; `pnpm api` does.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiReport, REPORT } from './api-report.mjs'
import { publishedFolders } from './published.mjs'

for (const folder of publishedFolders()) writeFileSync(join(folder, REPORT), apiReport(folder))
