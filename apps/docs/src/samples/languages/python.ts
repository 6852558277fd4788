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
} as const satisfies Language

/** A script for Python 3 that needs nothing but the standard library. */
function generate(request: SampleRequest): string {
  // JSON never has three quotes in a row, and that of an object doesn't end with one.
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
    answer = json.load(response)
if "code" in answer:
    raise RuntimeError(f"{answer['code']}: {answer['message']}")
print(json.dumps(answer, indent=2))`
}

const constants = { true: 'True', false: 'False', null: 'None' } as const

function literalOf(value: string | number | boolean | null): string {
  if (value === null || typeof value === 'boolean') return constants[`${value}`]
  return JSON.stringify(value)
}
