import { version } from 'react'
import { version as domVersion } from 'react-dom'

// oxlint-disable-next-line no-console -- the test reads the output.
console.log(version, domVersion)
