import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { when } from '../src/stories/when'

/** When to use which, below the purpose. Screens are made of components and have none. */
function When() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const words = when[preparedMeta.title.replace('Components/', '')]
  return words === undefined ? null : (
    <>
      <h2>When to use it</h2>
      <p>{words}</p>
    </>
  )
}

/** The page of each component: purpose, when to use it, props with controls, every state. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <When />
      <Primary />
      {/* Wider than a phone: it scrolls, not the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className="wide" role="region" aria-label="Properties" tabIndex={0}>
        <Controls />
      </div>
      <Stories includePrimary={false} title="States" />
    </>
  )
}
