// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDevnet } from '../../test/devnet'
import {
  MochimoProvider,
  useBalance,
  useBlock,
  useChainStatus,
  useMempool,
  useTip,
  useTransactions,
  useWatchBlocks,
} from '..'

/** Mounts components on a local chain, whose tip is polled only by `poll`. */
function mount(children: ReactNode, chain = openDevnet()) {
  const { queries, config } = chain
  const container = document.createElement('div')
  const root = createRoot(container)
  const tree = (
    <QueryClientProvider client={queries}>
      <MochimoProvider config={config} pollInterval={false}>
        {children}
      </MochimoProvider>
    </QueryClientProvider>
  )
  root.render(tree)
  onTestFinished(() => root.unmount())
  return {
    ...chain,
    tree,
    text: () => container.textContent,
    click: () => container.querySelector('button')?.click(),
  }
}

describe('useTip', () => {
  test('shows the tip, and each new one', async () => {
    const Height = () => <p>{useTip().data?.index}</p>
    const { devnet, poll, text } = mount(<Height />)
    const { index } = devnet.chain.tip
    await expect.poll(text).toBe(String(index))
    devnet.mine(1)
    await poll()
    await expect.poll(text).toBe(String(index + 1))
  })
})

describe('useBlock', () => {
  test('shows the tip, and each new one', async () => {
    const Latest = () => <p>{useBlock().data?.block_identifier.hash}</p>
    const { devnet, poll, text } = mount(<Latest />)
    await poll()
    await expect.poll(text).toBe(devnet.chain.tip.hash)
    devnet.mine(1)
    await poll()
    await expect.poll(text).toBe(devnet.chain.tip.hash)
  })

  test('shows the block that replaces another at its height', async () => {
    const At = () => {
      const { data: tip } = useTip()
      const height = tip === undefined ? 1 : tip.index
      return <p>{useBlock({ height }).data?.block_identifier.hash}</p>
    }
    const { devnet, poll, text } = mount(<At />)
    const lost = devnet.chain.tip
    await expect.poll(text).toBe(lost.hash)
    devnet.reorg({ depth: 1, length: 1 })
    expect(devnet.chain.tip).toMatchObject({ index: lost.index })
    await poll()
    await expect.poll(text).toBe(devnet.chain.tip.hash)
  })

  test('reports an error', async () => {
    const Missing = () => <p>{useBlock({ height: 9999 }).error?.message}</p>
    const { text } = mount(<Missing />)
    await expect.poll(text).toBe('Block not found, code 6 (/block at http://devnet)')
  })

  test('requests nothing while it is disabled', async () => {
    const Disabled = () => <p>{useBlock({ height: 2, query: { enabled: false } }).fetchStatus}</p>
    const { calls, text } = mount(<Disabled />)
    await expect.poll(text).toBe('idle')
    expect(calls).toEqual([])
  })
})

test('useBalance shows an exact balance in nanoMCM', async () => {
  const Balance = () => {
    const { data } = useBalance({ address: richest?.address ?? '' })
    return <p>{String(data?.nano)}</p>
  }
  const chain = openDevnet()
  const [richest] = [...chain.devnet.chain.richest()]
  const { text } = mount(<Balance />, chain)
  await expect.poll(text).toBe(String(richest?.balance))
})

test('useTransactions shows one page, and more on request', async () => {
  const Transactions = () => {
    const { data, fetchNextPage } = useTransactions({ limit: 3 })
    const rows = data?.pages.flatMap(({ transactions }) => transactions) ?? []
    return <button onClick={() => void fetchNextPage()}>{rows.length}</button>
  }
  const { text, click } = mount(<Transactions />)
  await expect.poll(text).toBe('3')
  click()
  await expect.poll(text).toBe('6')
})

test('useMempool shows the pending transactions', async () => {
  const Pending = () => <p>{useMempool({ query: { refetchInterval: false } }).data?.length}</p>
  const { config, text } = mount(<Pending />)
  const { transaction_identifiers } = await config.client().mempool.list()
  await expect.poll(text).toBe(String(transaction_identifiers.length))
})

test('useChainStatus changes when a reorg orphans the block', async () => {
  const chain = openDevnet()
  const { devnet } = chain
  const block = devnet.chain.tip
  const Status = () => <p>{useChainStatus({ block })}</p>
  const { poll, text } = mount(<Status />, chain)
  await poll()
  await expect.poll(text).toBe('canonical')
  devnet.reorg({ depth: 1, length: 2 })
  await poll()
  await expect.poll(text).toBe('orphaned')
})

test('useWatchBlocks calls the listeners of the latest render', async () => {
  const seen: string[] = []
  const Watch = () => {
    const [count, setCount] = useState(0)
    useWatchBlocks({ onBlock: ({ block_identifier: { index } }) => seen.push(`${count}:${index}`) })
    useEffect(() => setCount(1), [])
    return <button onClick={() => setCount(2)}>{count}</button>
  }
  const { devnet, poll, text, click } = mount(<Watch />)
  const { index } = devnet.chain.tip
  await expect.poll(text).toBe('1')
  await poll()
  devnet.mine(1)
  await poll()
  await vi.waitFor(() => expect(seen).toEqual([`1:${index + 1}`]))
  click()
  await expect.poll(text).toBe('2')
  devnet.mine(1)
  await poll()
  await vi.waitFor(() => expect(seen).toEqual([`1:${index + 1}`, `2:${index + 2}`]))
})

describe('on a server', () => {
  test('hooks show prefetched data, and request nothing', async () => {
    const Height = () => <p>{useTip().data?.index}</p>
    const { devnet, tree, calls, text } = mount(<Height />)
    await expect.poll(text).toBe(String(devnet.chain.tip.index))
    const before = calls.length
    expect(renderToString(tree)).toBe(`<p>${devnet.chain.tip.index}</p>`)
    expect(calls).toHaveLength(before)
  })

  test('hooks without a provider or a config say so', () => {
    const Height = () => <p>{useTip().data?.index}</p>
    const { queries } = openDevnet()
    const tree = (
      <QueryClientProvider client={queries}>
        <Height />
      </QueryClientProvider>
    )
    expect(() => renderToString(tree)).toThrow('MochimoProvider')
  })
})
