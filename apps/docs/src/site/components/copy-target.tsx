import { IconButton } from '@mcm/ui/button'
import { IconCopy } from '@mcm/ui/icons'

/** Shows a value that the script fills in, with a copy button. */
export function CopyTarget({ name, label }: { name: string; label: string }) {
  return (
    <span data-copy-target>
      <code data-part={name} />{' '}
      <IconButton label={label} size="small" data-copy>
        <IconCopy size={14} />
      </IconButton>
    </span>
  )
}
