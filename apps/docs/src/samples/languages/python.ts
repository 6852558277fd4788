import { layOut, type SampleRequest } from '../request'
import type { Language } from './language'

export const python = {
  id: 'python',
  name: 'Python',
  file: 'python.py',
  highlight: 'python',
  generate,
  run: {
    tool: { command: 'python3', check: ['--version'], packages: ['python3'] },
    command: ['python3', 'python.py'],
  },
  program: {
    requires: 'Python 3.8 or later',
    ending: '.py',
    commands: (file) => [`python3 ${file}`],
    project: (id, code) => ({
      command: `python3 ${id}.py`,
      files: { [`${id}.py`]: code, 'pyproject.toml': pyproject(id) },
    }),
  },
} as const satisfies Language

/** Generates a script for Python 3 that uses only the standard library. */
function generate(request: SampleRequest): string {
  // A JSON object never contains three quotes in a row and doesn't end with a quote.
  const [body, data] =
    'json' in request
      ? [`r"""${request.json}"""`, 'body.encode()']
      : [
          layOut(request.body, { step: '    ', pad: '', trailing: ',', write: literalOf }),
          'json.dumps(body).encode()',
        ]
  return `import json
from urllib.request import Request, urlopen

body = ${body}
request = Request(
    "${request.url}",
    data=${data},
    headers={"Content-Type": "application/json"},
)
with urlopen(request, timeout=30) as response:
    result = json.load(response)
if "code" in result:
    raise RuntimeError(f"{result['code']}: {result['message']}")
print(json.dumps(result, indent=2))`
}

const constants = { true: 'True', false: 'False', null: 'None' } as const

function literalOf(value: string | number | boolean | null): string {
  if (value === null || typeof value === 'boolean') return constants[`${value}`]
  return JSON.stringify(value)
}

function pyproject(id: string): string {
  return `[project]
name = "${id}"
version = "1.0.0"
requires-python = ">=3.8"
dependencies = []
`
}
