import { layOut, type SampleRequest } from '../request'
import type { Language } from './language'

export const go = {
  id: 'go',
  name: 'Go',
  file: 'go.go',
  highlight: 'go',
  generate,
  run: {
    tool: { command: 'go', check: ['version'], packages: ['golang-go'] },
    build: {
      // Debug information, cgo and optimization would take most of the build time.
      command: ['go', 'build', '-ldflags=-s -w', '-gcflags=all=-N -l', '-o', 'bin/', './...'],
      files: { 'go.mod': 'module samples\n\ngo 1.18\n' },
      env: { CGO_ENABLED: '0' },
    },
    command: ['../bin/NAME'],
  },
  program: {
    requires: 'Go 1.18 or later',
    ending: '.go',
    commands: (file) => [`go run ${file}`],
    project: (id, code) => ({
      command: 'go run .',
      files: { 'main.go': code, 'go.mod': `module ${id}\n\ngo 1.18\n` },
    }),
  },
} as const satisfies Language

/** Generates a program for Go 1.18 or later that uses only the standard library. */
function generate(request: SampleRequest): string {
  const json = 'json' in request ? request.json : layOut(request.body, { indent: '\t', step: '\t' })
  return `package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(\`${json.replaceAll('`', '` + "`" + `')}\`)
	response, err := http.Post("${request.url}", "application/json", body)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	result, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	var problem struct {
		Code    int
		Message string
	}
	if err = json.Unmarshal(result, &problem); err != nil {
		panic(err)
	}
	if problem.Code != 0 {
		panic(fmt.Sprintf("%d: %s", problem.Code, problem.Message))
	}
	fmt.Println(string(result))
}`
}
