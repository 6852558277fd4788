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
      Call <code>/events/blocks</code> returns what changed since your last call. It responds
      immediately; its <Link href="/docs/errors">errors</Link> are the same as for other calls.
    </p>
    <h2>Polling</h2>
    <ol>
      <li>Start at offset 0.</li>
      <li>Remember the highest sequence number you saw.</li>
      <li>Read the last rows again: a reorg rewrites them.</li>
    </ol>
    <h3>Use cases</h3>
    <ul>
      <li>An exchange that detects deposits</li>
      <li>A wallet that sends notifications</li>
    </ul>
    <blockquote>
      <p>When a block is removed, its row is rewritten; no row is added.</p>
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
          <td>The first row to return, inclusive</td>
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
