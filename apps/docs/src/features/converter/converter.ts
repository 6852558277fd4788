import { crc16, InvalidAddressError, parseAddress } from '@mcm/address'
import { find } from '../../shared/find'

/** Shows both forms of the address that is being typed, or what is wrong with it. */
export function mount(root: HTMLElement): void {
  const part = (name: string) => find(root, `[data-part=${name}]`, HTMLElement)
  const input = find(root, '[data-part=input]', HTMLInputElement)
  const hint = part('note').textContent

  const say = (tone: 'quiet' | 'good' | 'bad', words: string) => {
    const note = part('note')
    note.dataset['tone'] = tone
    note.textContent = words
    input.setAttribute('aria-invalid', String(tone === 'bad'))
  }

  const convert = () => {
    const text = input.value.trim()
    const result = part('result')
    result.hidden = true
    if (text === '') {
      say('quiet', hint)
      return
    }
    try {
      const { tag, hex, base58 } = parseAddress(text)
      part('hex').textContent = hex
      part('base58').textContent = base58
      part('checksum').textContent = `0x${crc16(tag).toString(16).padStart(4, '0')}`
      find(root, '[data-part=link]', HTMLAnchorElement).href = `/address/${base58}`
      result.hidden = false
      say('good', text.length > 32 ? 'Valid hex.' : 'Valid Base58, and the checksum is right.')
    } catch (error) {
      say('bad', error instanceof InvalidAddressError ? error.message : String(error))
    }
  }

  input.addEventListener('input', convert)
  if (input.value !== '') convert()
}
