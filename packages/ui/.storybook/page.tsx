import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { when } from '../src/stories/when'

/** When to use the component, shown below its purpose. Screens have no such text. */
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

/** A component's page: purpose, when to use it, props with controls, every state. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <When />
      <Primary />
      {/* On phones the table scrolls instead of the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div className="wide" role="region" aria-label="Properties" tabIndex={0}>
        <Controls />
      </div>
      <Stories includePrimary={false} title="States" />
    </>
  )
}
