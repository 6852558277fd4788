import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { readHash } from '../../data/block-id'
import { useEndpoint } from '../endpoint/endpoint-store'
import { readQuery } from './read-query'

/**
 * Takes a search text to the screen it is about. A hash is looked up first, because it may be a
 * transaction or a block; typing on or searching again drops that look-up.
 */
export function useSearch() {
  const endpoint = useEndpoint()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  const current = useRef(0)
  useEffect(() => () => void (current.current += 1), [])

  const cancel = () => {
    current.current += 1
    setLooking(false)
  }

  const search = async (input: string) => {
    const reading = readQuery(input)
    switch (reading.kind) {
      case 'blank':
        return
      case 'block-number':
        return navigate(paths.block.href(reading.number))
      case 'address':
        return navigate(paths.address.href(reading.hex))
      case 'unknown':
        return navigate(paths.address.href(encodeURIComponent(reading.text)))
      case 'hash':
    }
    const hash = readHash(reading.hash)
    if (hash === undefined) return navigate(paths.block.href(reading.hash))
    const turn = (current.current += 1)
    setLooking(true)
    // Few visits search for a hash: what that takes is fetched when one does.
    const { transactionQuery } = await import('../../data/transaction-query')
    const isTransaction = await queries
      .fetchQuery({ ...transactionQuery(endpoint, hash), retry: false })
      .then(
        ({ kind }) => kind === 'confirmed' || kind === 'pending',
        () => false,
      )
    if (turn !== current.current) return
    setLooking(false)
    return navigate(isTransaction ? paths.transaction.href(hash) : paths.block.href(hash))
  }

  return { search, cancel, looking }
}
