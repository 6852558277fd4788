import { dataTypes } from '../../calls/data-types'
import { layOut } from '../../samples/request'
import { highlight } from '../highlight'
import { Fields } from './fields'

/** Shows a data type's fields and a captured example. */
export function DataType({ name }: { name: string }) {
  const type = dataTypes.find((candidate) => candidate.name === name)
  if (!type) throw new Error(`Unknown data type "${name}"`)
  return (
    <>
      <Fields fields={type.fields} />
      <div
        className="example"
        dangerouslySetInnerHTML={{ __html: highlight(layOut(type.example), 'json') }}
      />
    </>
  )
}
