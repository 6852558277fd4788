import type { Field } from '../../calls/call'
import { dataTypeNames } from '../../calls/data-type-names'
import { hrefOf } from '../pages'
import { Breakable } from './breakable'
import styles from './fields.module.css'
import { Inline } from './inline'

interface FieldsProps {
  title?: string
  fields: readonly Field[]
  /** Whether they are sent, so that each says whether it is required. */
  isRequest?: boolean
}

/** Shows the name, type and description of each field. */
export function Fields({ title, fields, isRequest = false }: FieldsProps) {
  return (
    <div className={styles['fields']} data-fields>
      {title && <p className={styles['title']}>{title}</p>}
      <dl>
        {fields.map((field) => (
          <div
            key={field.name}
            className={styles['field']}
            data-field={field.optional ? 'optional' : 'given'}
          >
            <dt>
              <code className={styles['name']}>
                <Breakable text={field.name} after="." />
              </code>{' '}
              <span className={styles['type']}>
                <TypeName type={field.type} />
                {field.optional ? ', optional' : isRequest && ', required'}
              </span>
            </dt>
            <dd>
              <Inline text={field.text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function TypeName({ type }: { type: string }) {
  return dataTypeNames.includes(type) ? (
    <a href={hrefOf('data-types', type.toLowerCase())}>{type}</a>
  ) : (
    type
  )
}
