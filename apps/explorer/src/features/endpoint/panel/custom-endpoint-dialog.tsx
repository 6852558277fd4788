import { Button } from '@mcm/ui/button'
import { Dialog } from '@mcm/ui/dialog'
import { TextField } from '@mcm/ui/text-field'
import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { clientFor, STATUS_TIMEOUT_MS } from '../../../data/client'
import { failureKind } from '../../../data/failure'
import { endpointUrlProblem, parseEndpointUrl } from './endpoint-url'
import { messages } from './messages'
import { isMixedContent } from '../mixed-content'

interface CustomEndpointDialogProps {
  open: boolean
  /** The custom endpoint in use, so that it can be edited. */
  current: string | undefined
  onClose: () => void
  /** Called with a URL that has responded like a Mesh API. */
  onConnect: (url: string) => void
}

/** A dialog that prompts for a custom endpoint and tests it before it replaces a working one. */
export function CustomEndpointDialog({
  open,
  current,
  onClose,
  onConnect,
}: CustomEndpointDialogProps) {
  const formId = useId()
  const [error, setError] = useState<string>()
  const [trying, setTrying] = useState(false)
  const attempt = useRef<AbortController>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => attempt.current?.abort(), [])

  const leave = () => {
    attempt.current?.abort()
    setTrying(false)
    setError(undefined)
    onClose()
  }

  const refuse = (why: string) => {
    setError(why)
    field.current?.focus()
  }

  const connect = async (text: string) => {
    const problem = endpointUrlProblem(text)
    const url = parseEndpointUrl(text)
    if (problem !== undefined || url === undefined) {
      return refuse(messages.problems[problem ?? 'not-a-url'])
    }
    if (isMixedContent(url)) return refuse(messages.mixedContent)
    const { signal } = (attempt.current = new AbortController())
    setError(undefined)
    setTrying(true)
    try {
      await clientFor(url).network.status({ signal, timeout: STATUS_TIMEOUT_MS })
      onConnect(url)
    } catch (error) {
      if (!signal.aborted) refuse(whyNot(error)(url))
    } finally {
      if (!signal.aborted) setTrying(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('url')
    if (!trying) void connect(typeof text === 'string' ? text : '')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      title={messages.dialogTitle}
      actions={
        <>
          <Button onClick={leave}>{messages.cancel}</Button>
          <Button variant="solid" type="submit" form={formId} busy={trying}>
            {trying ? messages.connecting : messages.connect}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={messages.fieldLabel}
          name="url"
          type="url"
          required
          mono
          defaultValue={current ?? messages.placeholder}
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          error={error}
          onValueChange={() => setError(undefined)}
          onFocus={selectDefault}
        />
      </form>
    </Dialog>
  )
}

/** Selects the default URL, so that typing replaces it. Any other text is kept. */
function selectDefault({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  if (field.value === field.defaultValue) field.select()
}

function whyNot(error: unknown): (url: string) => string {
  const kind = failureKind(error)
  return messages.failed[kind === 'timeout' || kind === 'unreachable' ? kind : 'other']
}
