import { CopyTarget } from './copy-target'
import { TextField } from '@mcm/ui/text-field'
import styles from './converter.module.css'

/** Converts an address from either form into the other, in the page. */
export function Converter() {
  return (
    <div className={styles['converter']} data-island="converter">
      <TextField
        label="An address in either form"
        mono
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="J8gqYehTJhJWrfcUd766sUQ8THktNs"
        data-part="input"
        aria-describedby="converter-note"
      />
      <p id="converter-note" role="status" className={styles['note']} data-part="note">
        Try <code>kHtV35ttVpyiH42FePCiHo2iFmcJS3</code>, or change one letter of it.
      </p>
      <dl className={styles['result']} data-part="result" hidden>
        <dt>Hex, for the API</dt>
        <dd>
          <CopyTarget name="hex" label="Copy the hex form" />
        </dd>
        <dt>Base58, for people</dt>
        <dd>
          <CopyTarget name="base58" label="Copy the Base58 form" />
        </dd>
        <dt>Checksum</dt>
        <dd>
          <code data-part="checksum" />
        </dd>
        <dt>In the explorer</dt>
        <dd>
          <a href="/" data-part="link">
            Open this address
          </a>
        </dd>
      </dl>
    </div>
  )
}
