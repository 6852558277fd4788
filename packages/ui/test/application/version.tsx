import { version } from 'react'
import { version as domVersion } from 'react-dom'

// oxlint-disable-next-line no-console -- the test reads what is printed.
console.log(version, domVersion)
