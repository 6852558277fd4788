import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Amount,
  Banner,
  Button,
  Count,
  Figure,
  Figures,
  formatDuration,
  Heading,
  Link,
  LatestBlock,
  SearchField,
  Seal,
  Section,
  Skeleton,
  Split,
  Stack,
  Table,
  Text,
} from '../index'
import { latestBlocks, type BlockView } from '../stories/chain'
import { blockColumns } from '../stories/columns'
import { Frame } from '../stories/frame'

function Latest({ latest }: { latest: BlockView }) {
  const { index } = latest.block.block_identifier
  return (
    <LatestBlock
      block={{
        height: index,
        href: `/block/${index}`,
        time: latest.block.timestamp,
        haiku: latest.haiku,
      }}
    >
      <span>
        difficulty <Count value={latest.block.metadata.difficulty} />
      </span>
      <span>
        <Count value={latest.regular.length} />{' '}
        {latest.regular.length === 1 ? 'transaction' : 'transactions'}
      </span>
      <Seal state="verified">verified in your browser</Seal>
    </LatestBlock>
  )
}

function Home({ blocks, behind = false }: { blocks: readonly BlockView[]; behind?: boolean }) {
  const [latest, before] = blocks
  return (
    <Frame
      search={false}
      notice={
        behind ? (
          <Banner
            tone="warning"
            title="Endpoint Sync Issue"
            action={<Button size="small">Try another endpoint</Button>}
            onDismiss={() => {}}
          >
            The current API endpoint is not fully synchronized or experiencing issues
            (synchronizing). Some data may be outdated or unavailable.
          </Banner>
        ) : undefined
      }
    >
      <Split centered side={latest ? <Latest latest={latest} /> : <LatestBlock />}>
        <Stack gap={8}>
          <Heading level={1} size={44}>
            Explore the Mochimo network v3.0
          </Heading>
          <SearchField
            size="hero"
            label="Search the blockchain"
            placeholder="Search by Address / Block Number / Hash"
            hint={
              <>
                Try a block number such as{' '}
                <Link href="/block/1078535">
                  <Text mono>1078535</Text>
                </Link>
                , or paste anything: an address, a hash, a link.
              </>
            }
            onSearch={() => {}}
          />
        </Stack>
      </Split>
      <Figures>
        <Figure label="Height">
          {latest ? (
            <Count value={latest.block.block_identifier.index} />
          ) : (
            <Skeleton letters={9} />
          )}
        </Figure>
        <Figure label="Difficulty">
          {latest ? <Count value={latest.block.metadata.difficulty} /> : <Skeleton letters={2} />}
        </Figure>
        <Figure label="Time since parent block">
          {latest && before ? (
            formatDuration(latest.block.timestamp - before.block.timestamp)
          ) : (
            <Skeleton letters={8} />
          )}
        </Figure>
        <Figure label="Reward">
          {latest ? (
            <Amount value={latest.reward?.destinations[0]?.amount ?? 0n} decimals={2} />
          ) : (
            <Skeleton letters={5} />
          )}
        </Figure>
      </Figures>
      <Section title="Latest blocks" aside="Live">
        <Table
          caption="Latest blocks"
          columns={blockColumns}
          rows={blocks}
          rowKey={({ block }) => block.block_identifier.hash}
          isNew={(block) => block === latest}
          loading={5}
        />
      </Section>
    </Frame>
  )
}

const meta: Meta<typeof Home> = {
  title: 'Screens/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
  args: { blocks: [] },
  loaders: [async () => ({ blocks: await latestBlocks(5) })],
  render: (args, { loaded }) => <Home {...args} {...(loaded as { blocks: BlockView[] })} />,
}
export default meta

type Story = StoryObj<typeof Home>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Smallest: Story = { globals: { viewport: { value: 'smallest' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const EndpointBehind: Story = { args: { behind: true } }
export const EndpointBehindOnAPhone: Story = {
  args: { behind: true },
  globals: { viewport: { value: 'phone' } },
}
/** The page's layout while the first responses load. Nothing moves when they arrive. */
export const Loading: Story = { render: () => <Home blocks={[]} /> }
