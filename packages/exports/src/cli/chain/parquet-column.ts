import type { ColumnSource, ParquetWriteOptions } from 'hyparquet-writer'
import type { RowValue } from '../../chain/rows'
import type { TableColumn } from '../../chain/tables'

/** A value as the Parquet library takes it. */
export type Stored = bigint | number | string | Uint8Array | Date | null

type SchemaElement = NonNullable<ParquetWriteOptions['schema']>[number]

/** A column of a row group. Its values are kept small until they are written. */
export interface ParquetColumn {
  readonly element: SchemaElement
  readonly source: Partial<ColumnSource>
  add: (value: RowValue) => void
  /** Returns the values. */
  values: () => Stored[]
  /** Removes the values. */
  clear: () => void
}

type Values = Pick<ParquetColumn, 'add' | 'values' | 'clear'>

/** Creates a column. @param hex Whether bytes are stored as hex text. */
export function createParquetColumn(
  { name, type, nullable }: TableColumn,
  hex: boolean,
): ParquetColumn {
  const base = { name, repetition_type: nullable ? ('OPTIONAL' as const) : ('REQUIRED' as const) }
  const text: SchemaElement = { ...base, type: 'BYTE_ARRAY', converted_type: 'UTF8' }
  switch (type) {
    case 'height':
      return {
        element: { ...base, type: 'INT64' },
        source: { encoding: 'DELTA_BINARY_PACKED' },
        ...numbers(BigInt),
      }
    case 'int32':
      return { element: { ...base, type: 'INT32' }, source: {}, ...numbers((value) => value) }
    case 'amount':
      return {
        element: { ...base, type: 'INT64', converted_type: 'UINT_64' },
        source: {},
        ...amounts(),
      }
    case 'time':
      return {
        element: { ...base, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
        source: {},
        ...numbers((value) => new Date(value)),
      }
    case 'hash':
    case 'tag': {
      if (hex) return { element: text, source: {}, ...texts() }
      const width = type === 'hash' ? 32 : 20
      return {
        element: { ...base, type: 'FIXED_LEN_BYTE_ARRAY', type_length: width },
        // Hashes never repeat, so neither a dictionary nor compression makes them smaller.
        source: type === 'hash' ? { encoding: 'PLAIN', codec: 'UNCOMPRESSED' } : {},
        ...packed(width),
      }
    }
    case 'text':
      return { element: text, source: {}, ...texts() }
  }
}

/** Keeps text, or hex as text. */
function texts(): Values {
  let kept: Stored[] = []
  return {
    add: (value) => kept.push(value),
    values: () => kept,
    clear() {
      kept = []
    },
  }
}

/** Keeps numbers in 8 bytes each, and converts them when they are written. */
function numbers(convert: (value: number) => Stored): Values {
  let kept = new Float64Array(1_024)
  let length = 0
  return {
    add(value) {
      if (length === kept.length) kept = grown(kept, new Float64Array(2 * length))
      kept[length++] = value === null ? NaN : Number(value)
    },
    values: () =>
      Array.from(kept.subarray(0, length), (value) =>
        Number.isNaN(value) ? null : convert(value),
      ),
    clear() {
      length = 0
    },
  }
}

/** Keeps amounts in 8 bytes each. */
function amounts(): Values {
  let kept = new BigUint64Array(1_024)
  let length = 0
  const nulls = new Set<number>()
  return {
    add(value) {
      if (length === kept.length) kept = grown(kept, new BigUint64Array(2 * length))
      if (value === null) nulls.add(length)
      kept[length++] = BigInt(value ?? 0)
    },
    values: () =>
      Array.from(kept.subarray(0, length), (value, at) => (nulls.has(at) ? null : value)),
    clear() {
      length = 0
      nulls.clear()
    },
  }
}

function grown<T extends Float64Array | BigUint64Array>(from: T, to: T): T {
  to.set(from as never)
  return to
}

/** Keeps values of a fixed number of bytes in one buffer, which takes a quarter of the memory. */
function packed(width: number): Values {
  let bytes = Buffer.alloc(width * 1_024)
  let length = 0
  const nulls = new Set<number>()
  return {
    add(value) {
      if (bytes.length < (length + 1) * width) {
        const larger = Buffer.alloc(bytes.length * 2)
        bytes.copy(larger)
        bytes = larger
      }
      if (value === null) nulls.add(length)
      else bytes.write(String(value).slice(2), length * width, width, 'hex')
      length++
    },
    values: () =>
      Array.from({ length }, (_, at) =>
        nulls.has(at) ? null : bytes.subarray(at * width, (at + 1) * width),
      ),
    clear() {
      // The statistics of a written row group refer to the old bytes.
      bytes = Buffer.alloc(width * 1_024)
      length = 0
      nulls.clear()
    },
  }
}
