// `pnpm release [--dry-run]`: packs every published package, prints what is in each, and publishes
// them unless something is wrong. Its dry run needs no account and publishes nothing.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { apiReport, REPORT } from './api-report.mjs'
import { publishedFolders, root } from './published.mjs'
import { readTarball, tarballProblems } from './tarball.mjs'

const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
const unknown = args.find((arg) => arg !== '--dry-run')
if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}. Usage: pnpm release [--dry-run]`)
  process.exit(2)
}

const output = mkdtempSync(join(tmpdir(), 'mcm-release-'))
/** @type {string[]} */
const problems = []
try {
  const pending = pendingVersions()
  for (const folder of publishedFolders()) await inspect(folder, pending)
  if (!isDryRun && pending.size > 0) {
    problems.push(
      'Changesets are pending. Run `pnpm changeset version` and commit the result first.',
    )
  }
} finally {
  rmSync(output, { recursive: true, force: true })
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}\n\nNothing was published.`)
  process.exit(1)
}
if (isDryRun) console.log('\nDry run: nothing was published.')
else
  process.exitCode =
    spawnSync('changeset', ['publish'], { cwd: root, stdio: 'inherit' }).status ?? 1

/** Returns the version that the pending changesets give each package. */
function pendingVersions() {
  const file = join(output, 'changesets.json')
  const { status } = spawnSync('changeset', ['status', `--output=${file}`], { cwd: root })
  // A clone of a branch other than main has no status.
  if (status !== 0) return new Map()
  /** @type {{ releases: { name: string, type: string, newVersion: string }[] }} */
  const { releases } = JSON.parse(readFileSync(file, 'utf8'))
  const changed = releases.filter(({ type }) => type !== 'none')
  return new Map(changed.map(({ name, newVersion }) => [name, newVersion]))
}

/** @param {string} folder @param {ReadonlyMap<string, string>} pending */
async function inspect(folder, pending) {
  const packed = spawnSync('pnpm', ['pack', '--json', '--pack-destination', output], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (packed.status !== 0) throw new Error(packed.stderr || packed.stdout)
  const { filename } = JSON.parse(packed.stdout)
  const { files, manifest } = await readTarball(filename)
  const next = pending.get(manifest.name)
  const version = next === undefined ? manifest.version : `${manifest.version} → ${next}`
  const kilobytes = (statSync(filename).size / 1000).toFixed(1)
  console.log(`\n${manifest.name} ${version}: ${files.length} files, ${kilobytes} kB`)
  for (const line of summaryOf(files)) console.log(`  ${line}`)
  const found = tarballProblems({ files, manifest })
  if (readFileSync(join(folder, REPORT), 'utf8') !== apiReport(folder)) {
    found.push(`${REPORT} is out of date. Run \`pnpm api\` and review the change.`)
  }
  problems.push(...found.map((problem) => `${manifest.name}: ${problem}`))
}

/** Returns the files outside of folders, and the number of files in each folder. @param {readonly string[]} files */
function summaryOf(files) {
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  for (const file of files) folders.set(topOf(file), [...(folders.get(topOf(file)) ?? []), file])
  return [...folders].map(([name, inside]) =>
    name === '' ? inside.join(', ') : `${name}/: ${inside.length} files`,
  )
}

/** @param {string} file */
function topOf(file) {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
}
