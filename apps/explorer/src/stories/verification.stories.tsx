import type { Check } from '@mcm/proof'
import { Stack } from '@mcm/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { VerificationSeal } from '../features/verification/mark/verification-seal'
import { VerificationPanel } from '../features/verification/panel/verification-panel'
import type { VerificationState } from '../features/verification/use-verification'
import type { Access } from './access'

const subject = 'Block 1078535'
const hash = '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'

const passed: Check[] = [
  {
    id: 'block-hash',
    subject,
    outcome: 'verified',
    expected: hash,
    actual: hash,
    reason: 'The hash of the header matches.',
  },
  {
    id: 'difficulty',
    subject,
    outcome: 'verified',
    expected: '37',
    actual: '37',
    reason: 'Matches the difficulty set by the previous block’s solve time.',
  },
  {
    id: 'haiku',
    subject,
    outcome: 'verified',
    expected: 'at night soft snakes returning',
    actual: 'at night soft snakes returning',
    reason: 'The nonce expands to this haiku.',
  },
  {
    id: 'start-time',
    subject,
    outcome: 'not-checkable',
    reason: 'The block before the previous one isn’t loaded.',
  },
]
const failed: Check[] = [
  ...passed.slice(1),
  {
    id: 'reward',
    subject,
    outcome: 'failed',
    expected: '12.065840589 MCM',
    actual: '13.065840589 MCM',
    reason: 'The chain’s rules set another reward for this height.',
  },
]

const state = (data?: VerificationState['data'], isError = false): VerificationState => ({
  data,
  isError,
  isFetching: data === undefined && !isError,
  refetch: fn(),
})

const description = `Answers whether the endpoint’s data follows the chain’s rules: the browser
recomputes what it can. The result stands next to the heading of a block or transaction, as a link to
the panel at the end of the page, which lists every check. Failed checks open the panel by themselves.`

const access: Access = {
  keyboard: [
    [
      'Tab',
      'Moves to the result, then to “Check again”, if checks were skipped, and to the panel.',
    ],
    ['Enter', 'On the result: opens the panel and scrolls to it.'],
    ['Enter / Space', 'On the panel’s line: opens or closes the list of checks.'],
  ],
  screenReader: [
    ['Result', 'Status with a link that names what was verified: announced when it changes.'],
    ['Panel', 'Region “Verification”, with a disclosure that counts the checks.'],
    [
      'Check',
      'List item: its name, “passed”, “failed” or “not possible”, the reason and the values.',
    ],
  ],
}

const meta: Meta<typeof VerificationPanel> = {
  title: 'Explorer/Verification',
  component: VerificationPanel,
  args: { about: 'block' },
  argTypes: {
    about: { control: 'select', options: ['block', 'transaction'] },
    verification: {
      description: 'The checks, or whether they are still running or failed to run.',
    },
    id: { control: false, description: 'The id of the heading, for links to the panel.' },
    children: { control: false, description: 'Content above the checks.' },
  },
  parameters: { access, docs: { description: { component: description } } },
  render: (args) => (
    <MemoryRouter>
      <Stack gap={6}>
        <VerificationSeal about={args.about} verification={args.verification} />
        <VerificationPanel {...args} />
      </Stack>
    </MemoryRouter>
  ),
}
export default meta

type Story = StoryObj<typeof meta>

/** The seal next to the page's heading links to the checks. */
export const Passed: Story = {
  args: { verification: state({ checks: passed, incomplete: false }) },
}

/** Failed checks come first, with both values. */
export const Failed: Story = {
  args: { verification: state({ checks: failed, incomplete: false }) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('13.065840589 MCM')
  },
}

export const Working: Story = { args: { verification: state() } }

/** A block that some checks need couldn’t be loaded, so they can be tried again. */
export const Incomplete: Story = {
  args: { verification: state({ checks: passed, incomplete: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.verification.refetch).toHaveBeenCalledOnce()
  },
}

export const NotPossible: Story = { args: { verification: state(undefined, true) } }

export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
