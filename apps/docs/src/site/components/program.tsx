import { programOf } from '../../samples/samples'
import { Sample } from './sample'

/** Shows a program from `samples/guides/`. */
export function Program({ id }: { id: string }) {
  return <Sample id={id} texts={programOf(id)} />
}
