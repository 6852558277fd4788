/**
 * Copies text to the clipboard. The asynchronous API is missing on pages served over http, but the
 * old command still works there. Rejects if the browser blocks both.
 */
export async function writeClipboard(text: string): Promise<void> {
  if (globalThis.isSecureContext && navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return
  }
  const carrier = document.createElement('textarea')
  carrier.value = text
  carrier.readOnly = true
  const host = document.activeElement?.closest('dialog') ?? document.body
  const focused = document.activeElement
  host.append(carrier)
  carrier.select()
  const done = document.execCommand('copy')
  carrier.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!done) throw new Error('The browser blocked copying. Select the text and copy it manually.')
}
