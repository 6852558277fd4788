import type { Field } from '../../calls/call'
import { dataTypeNames } from '../../calls/data-type-names'
import { hrefOf } from '../pages'
import { Breakable } from './breakable'
import styles from './fields.module.css'
import { Inline } from './inline'

interface FieldsProps {
  title?: string
  /** Is shown next to the title, in small print. */
  note?: string
  fields: readonly Field[]
}

/** Shows the name, type and description of each field. */
export function Fields({ title, note, fields }: FieldsProps) {
  return (
    <div className={styles['fields']} data-fields>
      {title && (
        <p className={styles['title']}>
          {title} {note && <span>({note})</span>}
        </p>
      )}
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
                {field.optional && ', optional'}
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
