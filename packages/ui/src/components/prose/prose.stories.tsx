import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link'
import { Prose } from './index'

const meta: Meta<typeof Prose> = { title: 'Components/Prose', component: Prose }
export default meta

type Story = StoryObj<typeof Prose>

const text = (
  <Prose>
    <h1>Events</h1>
    <p>
      Ask <code>/events/blocks</code> what changed since you last asked. The answer comes at once;
      the <Link href="/docs/errors">errors</Link> are those of every call.
    </p>
    <h2>Polling</h2>
    <ol>
      <li>Begin with offset 0.</li>
      <li>Remember the largest sequence number you saw.</li>
      <li>Read the last rows again: a reorganisation rewrites them.</li>
    </ol>
    <h3>What it is good for</h3>
    <ul>
      <li>An exchange that waits for deposits</li>
      <li>A wallet that notifies</li>
    </ul>
    <blockquote>
      <p>Rows are rewritten, not added, when a block is removed.</p>
    </blockquote>
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <code>offset</code>
          </td>
          <td>integer</td>
          <td>The first row wanted, inclusive</td>
        </tr>
        <tr>
          <td>
            <code>limit</code>
          </td>
          <td>integer</td>
          <td>1 to 100</td>
        </tr>
      </tbody>
    </table>
  </Prose>
)

export const Default: Story = { render: () => text }
export const OnAPhone: Story = { render: () => text, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { render: () => text, globals: { direction: 'rtl' } }
