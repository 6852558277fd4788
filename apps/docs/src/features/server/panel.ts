import { find } from '../../shared/find'
import { isSandboxRunning } from '../sandbox/sandbox'
import { chooseServer, currentServer, onServerChange, type Server } from './choice'
import { hostOf } from './host-of'
import { parseUrl } from './parse-url'
import { readPresets, type Preset } from './presets'

/** Default URL of `npx @mcm/devnet`. */
const DEVNET: Preset = { label: 'Local devnet', url: 'http://localhost:8080' }
/** Values of the options that aren't endpoints. */
const SANDBOX = 'sandbox'
const CUSTOM = 'custom'

/** Handles the panel that chooses the server and controls the sandbox. */
export async function mount(panel: HTMLElement): Promise<void> {
  const list = find(panel, '[data-part=servers]', HTMLElement)
  const template = find(panel, 'template', HTMLTemplateElement)
  const custom = find(panel, 'form[data-part=custom]', HTMLFormElement)
  const field = find(custom, 'input', HTMLInputElement)
  const presets = await readPresets()
  const offered = presets.some(({ url }) => url === DEVNET.url) ? presets : [...presets, DEVNET]

  const option = (value: string, label: string, detail: string) => {
    const row = find(template.content.cloneNode(true) as DocumentFragment, 'label', HTMLElement)
    find(row, 'input', HTMLInputElement).value = value
    find(row, '[data-cell=label]', HTMLElement).textContent = label
    find(row, '[data-cell=detail]', HTMLElement).textContent = detail
    return row
  }
  list.replaceChildren(
    ...offered.map(({ url, label }) => option(url, label, hostOf(url))),
    option(CUSTOM, 'Custom', 'any Mesh API'),
    option(SANDBOX, 'Sandbox', 'a chain inside this page'),
  )

  const show = async () => {
    const server = await currentServer()
    const value = optionOf(server, offered)
    for (const input of list.querySelectorAll('input')) input.checked = input.value === value
    custom.hidden = value !== CUSTOM
    if (value === CUSTOM && server.kind === 'endpoint') field.value = server.url
    showFallback(panel, server)
    await showControls(panel, server)
  }

  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    custom.hidden = target.value !== CUSTOM
    if (target.value === CUSTOM) field.focus()
    else if (target.value === SANDBOX) chooseServer({ kind: 'sandbox' })
    else chooseServer({ kind: 'endpoint', url: target.value, isChosen: true })
  })
  custom.addEventListener('submit', (event) => {
    event.preventDefault()
    const url = parseUrl(field.value.trim())
    const problem = url === undefined ? 'Enter a URL such as https://localhost:8443.' : ''
    find(panel, '[data-part=url-problem]', HTMLElement).textContent = problem
    if (url !== undefined) chooseServer({ kind: 'endpoint', url, isChosen: true })
  })
  panel.addEventListener('beforetoggle', () => void show())
  onServerChange(() => void show())
  await show()
}

function optionOf(server: Server, offered: readonly Preset[]): string {
  if (server.kind === 'sandbox') return SANDBOX
  return offered.some(({ url }) => url === server.url) ? server.url : CUSTOM
}

/** Says why the sandbox is used although it wasn't chosen. */
function showFallback(panel: HTMLElement, server: Server): void {
  const note = find(panel, '[data-part=fallback]', HTMLElement)
  const insteadOf = server.kind === 'sandbox' ? server.insteadOf : undefined
  note.hidden = insteadOf === undefined
  if (insteadOf === undefined) return
  note.textContent = `${hostOf(insteadOf)} didn’t respond, so requests and samples in this tab use the sandbox.`
}

let controls: Promise<() => Promise<void>> | undefined

/** Shows the sandbox's controls if the sandbox is in use, on this page or by choice. */
async function showControls(panel: HTMLElement, server: Server): Promise<void> {
  const root = find(panel, '[data-part=sandbox]', HTMLElement)
  root.hidden = server.kind !== 'sandbox' && !isSandboxRunning()
  if (root.hidden) return
  try {
    controls ??= import('../sandbox/controls').then(({ mountControls }) => mountControls(root))
    const update = await controls
    await update()
  } catch {
    controls = undefined
    find(root, '[data-part=chain]', HTMLElement).textContent = 'The sandbox couldn’t be loaded.'
  }
}
