import { IconButton } from '@mcm/ui/button'
import { Hash } from '@mcm/ui/hash'
import { IconClose } from '@mcm/ui/icons'
import { Row, Stack } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Heading, Text } from '@mcm/ui/text'
import { paths } from '../../app/paths'
import { messages } from './messages'
import { unwatch, useWatchlist, WATCHLIST_LIMIT } from './watchlist-store'

/** The saved addresses; loaded when it is first opened. */
export default function WatchlistPanel({ close }: { close: () => void }) {
  const entries = useWatchlist()
  const full = entries.length >= WATCHLIST_LIMIT
  return (
    <Stack gap={3}>
      <Heading level={2} size={15}>
        {messages.title}
      </Heading>
      {entries.length === 0 && (
        <div>
          <p>{messages.empty}</p>
          <Text as="p" size={13} tone="soft">
            {messages.hint}
          </Text>
        </div>
      )}
      <ul>
        {entries.map(({ address, label }) => (
          <li key={address}>
            <Row align="center" spread nowrap>
              <span>
                {label !== undefined && <Text as="div">{label}</Text>}
                <Hash value={address} form="list" href={paths.address.href(address)} />
              </span>
              <Row align="center" nowrap>
                <Link
                  href={paths.address.href(address)}
                  aria-label={messages.viewLabel(address)}
                  onClick={close}
                >
                  {messages.view}
                </Link>
                <IconButton
                  size="small"
                  label={messages.remove(address)}
                  onClick={() => unwatch(address)}
                >
                  <IconClose size={14} />
                </IconButton>
              </Row>
            </Row>
          </li>
        ))}
      </ul>
      <Row spread>
        <Text size={13} tone="soft">
          {messages.limit}
        </Text>
        <Text size={13} mono tone={full ? 'amber' : 'soft'} weight={full ? 'bold' : 'regular'}>
          {messages.counter(entries.length, WATCHLIST_LIMIT)}
        </Text>
      </Row>
    </Stack>
  )
}
