import { layOut, type SampleRequest } from './request'

/** A script for Python 3 that needs nothing but the standard library. */
export function python({ url, body }: SampleRequest): string {
  return `import json
from urllib.request import Request, urlopen

body = ${layOut(body, { step: '    ', pad: '', trailing: ',', write: literalOf })}
request = Request(
    "${url}",
    data=json.dumps(body).encode(),
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
