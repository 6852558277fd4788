import { Button } from '@mcm/ui/button'
import { IconCopy } from '@mcm/ui/icons'

/** A button that copies what is beside it, within the same `data-copy-target`, and says so. */
export function CopyButton({ className }: { className?: string | undefined }) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<IconCopy size={14} />}
      className={className}
      data-copy
    >
      <span data-label aria-live="polite">
        Copy
      </span>
    </Button>
  )
}
