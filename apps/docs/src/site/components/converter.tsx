import { CopyTarget } from './copy-target'
import { TextField } from '@mcm/ui/text-field'
import styles from './converter.module.css'

/** Converts an address between hex and Base58 on the page. */
export function Converter() {
  return (
    <div className={styles['converter']} data-island="converter">
      <TextField
        label="Address in hex or Base58"
        mono
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="J8gqYehTJhJWrfcUd766sUQ8THktNs"
        data-part="input"
        aria-describedby="converter-note"
      />
      <p id="converter-note" role="status" className={styles['note']} data-part="note">
        Try <code>kHtV35ttVpyiH42FePCiHo2iFmcJS3</code>, then change a letter.
      </p>
      <dl className={styles['result']} data-part="result" hidden>
        <dt>Hex, for the API</dt>
        <dd>
          <CopyTarget name="hex" label="Copy hex" />
        </dd>
        <dt>Base58, for people</dt>
        <dd>
          <CopyTarget name="base58" label="Copy Base58" />
        </dd>
        <dt>Checksum</dt>
        <dd>
          <code data-part="checksum" />
        </dd>
        <dt>Explorer</dt>
        <dd>
          <a href="/" data-part="link">
            Open this address
          </a>
        </dd>
      </dl>
    </div>
  )
}
