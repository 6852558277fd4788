import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureTool } from './toolchains'

const program = `package main

import (
	"encoding/json"
	"net/http"
)

func main() {
	_ = json.NewEncoder
	_ = http.Get
}
`

/**
 * Compiles the standard library once, which takes a minute on a fresh machine: inside a test it
 * would run into the timeout.
 */
export default function warmUpGo(): void {
  if (!ensureTool('go')) return
  const folder = mkdtempSync(join(tmpdir(), 'warm-up-go-'))
  writeFileSync(join(folder, 'main.go'), program)
  spawnSync('go', ['build', '-o', 'main', 'main.go'], { cwd: folder, stdio: 'inherit' })
  rmSync(folder, { recursive: true, force: true })
}
