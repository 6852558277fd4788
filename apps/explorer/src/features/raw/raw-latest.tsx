import { useTipHeight } from '../endpoint/use-tip-height'
import { RawAnswer } from './raw-answer'
import { blockCall, type RawCall } from './request'

const statusCall: RawCall = {
  request: { call: '/network/status', body: {}, docs: 'network#status' },
  load: (client, signal) => client.network.status({ signal }),
}

/** The requests behind a screen that is made of the latest blocks. */
export function RawLatest() {
  const tip = useTipHeight()
  return <RawAnswer calls={tip === undefined ? [statusCall] : [statusCall, blockCall(tip)]} />
}
