import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { TimeLine, type TimeLineProps } from './time-line'

/**
 * The wait for the block after the tip, by the status that the header polls. Nothing is shown if the
 * server hasn't reached its node.
 */
export function NextBlockLine(props: Pick<TimeLineProps, 'className'>) {
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const height = status?.current_block_identifier.index
  if (height === 0) return null
  return (
    <TimeLine
      label={messages.next}
      latest={
        height === undefined ? undefined : { height, time: status?.current_block_timestamp ?? 0 }
      }
      {...props}
    />
  )
}
