import { crc16, InvalidAddressError, parseAddress } from '@mcm/address'
import { find } from '../../shared/find'

/** Shows the typed address in both formats, or explains why the address is invalid. */
export function mount(root: HTMLElement): void {
  const part = (name: string) => find(root, `[data-part=${name}]`, HTMLElement)
  const input = find(root, '[data-part=input]', HTMLInputElement)
  const hint = part('note').textContent

  const showNote = (tone: 'quiet' | 'good' | 'bad', message: string) => {
    const note = part('note')
    note.dataset['tone'] = tone
    note.textContent = message
    input.setAttribute('aria-invalid', String(tone === 'bad'))
  }

  const convert = () => {
    const text = input.value.trim()
    const result = part('result')
    result.hidden = true
    if (text === '') {
      showNote('quiet', hint)
      return
    }
    try {
      const { tag, hex, base58 } = parseAddress(text)
      part('hex').textContent = hex
      part('base58').textContent = base58
      part('checksum').textContent = `0x${crc16(tag).toString(16).padStart(4, '0')}`
      find(root, '[data-part=link]', HTMLAnchorElement).href = `/address/${base58}`
      result.hidden = false
      showNote('good', text.length > 32 ? 'Valid hex.' : 'Valid Base58 with a valid checksum.')
    } catch (error) {
      showNote('bad', error instanceof InvalidAddressError ? error.message : String(error))
    }
  }

  input.addEventListener('input', convert)
  if (input.value !== '') convert()
}
