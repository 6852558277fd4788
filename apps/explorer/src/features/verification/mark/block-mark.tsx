import type { Block } from '@mcm/rosetta-client'
import { IconAlert, IconCheckCircle } from '@mcm/ui/icons'
import { Seal } from '@mcm/ui/seal'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { messages } from './messages'
import { summarize } from '../summary'
import { useBlockVerification } from '../use-verification'
import styles from './mark.module.css'

interface BlockMarkProps {
  block: Block
  /** `sign` for use in a row, `words` where there is more room. */
  form: 'sign' | 'words'
}

/** A mark that shows that a block is verified, next to its number in a list. */
export default function BlockMark({ block, form }: BlockMarkProps) {
  const { state, words } = summarize(useBlockVerification(block), 'block')
  if (form === 'words') return <Seal state={state}>{messages[state]}</Seal>
  if (state !== 'verified' && state !== 'failed') return null
  const Icon = state === 'verified' ? IconCheckCircle : IconAlert
  return (
    <span title={words} className={styles[`mark-${state}`]}>
      <Icon size={14} />
      <VisuallyHidden> {messages[state]}</VisuallyHidden>
    </span>
  )
}
