import { parseAddress } from '@mcm/address'
import { formatMcm, parseMcm } from '@mcm/rosetta-client/amount'
import type { Command, DevnetState } from '@mcm/devnet/core'
import { find } from '../../shared/find'
import { connectTo } from '../server/connection'
import { Devnet } from '../server/devnet'
import { faultsMenu, isOn, toggled } from './faults-menu'

/**
 * Handles the sandbox's faucet, blocks and faults. Returns a function that shows the sandbox's
 * state, which starts the sandbox.
 */
export async function mountControls(root: HTMLElement): Promise<() => Promise<void>> {
  const devnet = new Devnet(await connectTo({ kind: 'sandbox' }))
  const part = (name: string) => find(root, `[data-part=${name}]`, HTMLElement)
  const field = (name: string) => find(root, `[data-part=${name}]`, HTMLInputElement)
  let state: DevnetState | undefined

  const show = (next: DevnetState) => {
    state = next
    find(root, 'fieldset', HTMLFieldSetElement).disabled = false
    part('chain').textContent =
      `Block ${next.tip.index.toLocaleString()}, ${next.mempool.toLocaleString()} pending`
    for (const item of faultsMenu) {
      part(`fault-${item.id}`).setAttribute('aria-pressed', String(isOn(item, next.faults)))
    }
  }

  const report = (text: string, tone: 'good' | 'bad') => {
    part('result').textContent = text
    part('result').dataset['tone'] = tone
  }

  const run = async (command: Command, describe: (done: DevnetState['done']) => string) => {
    try {
      const next = await devnet.run(command)
      show(next)
      report(describe(next.done), 'good')
    } catch (error) {
      report(messageOf(error), 'bad')
    }
  }

  part('mine').addEventListener(
    'click',
    () => void run({ mine: 1 }, ({ added }) => `Mined block ${numbersOf(added)}.`),
  )
  part('reorg').addEventListener(
    'click',
    () =>
      void run(
        { reorg: { depth: 2, length: 2 } },
        ({ removed, added }) =>
          `Orphaned ${numbersOf(removed)}; the new branch has ${numbersOf(added)}.`,
      ),
  )
  part('reset').addEventListener('click', () => void run({ reset: true }, () => 'Started over.'))
  part('clear').addEventListener('click', () => void run({ faults: null }, () => 'No faults.'))
  for (const item of faultsMenu) {
    part(`fault-${item.id}`).addEventListener('click', () => {
      if (!state) return
      const turnsOn = !isOn(item, state.faults)
      void run(
        { faults: toggled(item, state.faults) },
        () => `${item.label}: ${turnsOn ? 'on' : 'off'}.`,
      )
    })
  }
  find(root, 'form[data-part=faucet]', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void pay()
  })

  const pay = async () => {
    try {
      const to = parseAddress(field('to').value).hex
      const amount = parseMcm(field('amount').value)
      // Two blocks, because miners see a new transaction only after some seconds.
      await run(
        { pay: { to, amount: String(amount) }, mine: 2 },
        ({ transactions }) => `Paid ${formatMcm(amount)} MCM in transaction ${transactions[0]}.`,
      )
    } catch (error) {
      report(messageOf(error), 'bad')
    }
  }

  return async () => show(await devnet.state())
}

function numbersOf(blocks: DevnetState['done']['added']): string {
  return blocks.map(({ index }) => index.toLocaleString()).join(' and ')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Failed to fetch'
}
