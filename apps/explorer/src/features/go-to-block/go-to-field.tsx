import { Button, type ButtonProps } from '@mcm/ui/button'
import { TextField, type TextFieldProps } from '@mcm/ui/text-field'
import type { FormEvent, Ref } from 'react'

interface GoToFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'inputMode'> {
  ref?: Ref<HTMLInputElement>
  value: string
  onValueChange: (value: string) => void
  /** Text of the button. */
  go: string
  variant?: ButtonProps['variant']
  isBusy: boolean
  onGo: () => void
}

/** A field and its button, which go somewhere in a list. */
export function GoToField({ go, variant, isBusy, onGo, ...field }: GoToFieldProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onGo()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField {...field} mono autoComplete="off" enterKeyHint="go" />
      <Button type="submit" variant={variant} busy={isBusy}>
        {go}
      </Button>
    </form>
  )
}
