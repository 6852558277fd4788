import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Amount,
  Badge,
  Count,
  Figure,
  Figures,
  Hash,
  HaikuLine,
  Heading,
  Link,
  NewestBlock,
  PhoneOnly,
  RelativeTime,
  SearchField,
  Seal,
  Section,
  Split,
  Stack,
  Table,
  Text,
  type Column,
} from '../index'
import { Frame } from '../stories/frame'
import { LATEST, REWARD, type SampleBlock } from '../stories/samples'

const columns: Column<SampleBlock>[] = [
  {
    key: 'block',
    header: 'Block',
    phone: 'lead',
    cell: (block) => (
      <Link href={`/block/${block.height}`}>
        <Count value={block.height} />
      </Link>
    ),
  },
  { key: 'hash', header: 'Hash', phone: 'hide', cell: (block) => <Hash value={block.hash} soft /> },
  {
    key: 'line',
    header: 'First line',
    phone: 'note',
    cell: (block) => <HaikuLine line={block.haiku[0]} />,
  },
  {
    key: 'transactions',
    header: 'Transactions',
    align: 'end',
    phone: 'aside',
    cell: (block) =>
      block.transactions ? (
        <>
          <Count value={block.transactions} />
          <PhoneOnly> tx</PhoneOnly>
        </>
      ) : (
        <Badge>Pseudo</Badge>
      ),
  },
  {
    key: 'difficulty',
    header: 'Difficulty',
    align: 'end',
    phone: 'aside',
    cell: (block) => (
      <>
        <PhoneOnly>difficulty </PhoneOnly>
        <Count value={block.difficulty} />
      </>
    ),
  },
  {
    key: 'age',
    header: 'Age',
    align: 'end',
    phone: 'answer',
    cell: (block) => (
      <Text size={13} tone="soft">
        <RelativeTime time={block.time} form="age" />
      </Text>
    ),
  },
]

function Home({ blocks }: { blocks: readonly SampleBlock[] }) {
  const newest = blocks[0]
  return (
    <Frame search={false}>
      <Split
        centered
        side={
          <NewestBlock
            block={
              newest && {
                height: newest.height,
                href: `/block/${newest.height}`,
                time: newest.time,
                haiku: newest.haiku,
              }
            }
          >
            {newest && (
              <>
                <span>
                  difficulty <Count value={newest.difficulty} />
                </span>
                <span>
                  <Count value={newest.transactions} /> transactions
                </span>
                <Seal state="verified">verified here</Seal>
              </>
            )}
          </NewestBlock>
        }
      >
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
          <Count value={1_078_876} />
        </Figure>
        <Figure label="Difficulty">
          <Count value={37} />
        </Figure>
        <Figure label="Time between blocks">1 m 58 s</Figure>
        <Figure label="Reward">
          <Amount value={REWARD} decimals={2} />
        </Figure>
      </Figures>
      <Section title="Latest blocks" aside="updates by itself">
        <Table
          caption="Latest blocks"
          columns={columns}
          rows={blocks}
          rowKey={(block) => block.height}
          isNew={(block) => block === newest}
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
  args: { blocks: LATEST },
}
export default meta

type Story = StoryObj<typeof Home>

export const Default: Story = {}
export const Loading: Story = { args: { blocks: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
