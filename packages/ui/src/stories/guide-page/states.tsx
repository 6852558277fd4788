import type { Guide } from '../guides'
import { StateMatrix } from './state-matrix'
import { StoryFrame } from './story-frame'

/** Shows the state matrix of a component, in a window of its own if it depends on the width. */
export function States({ guide }: { guide: Guide }) {
  const { component, states, statesStory } = guide
  return statesStory === undefined ? (
    <StateMatrix label={component} rows={states} />
  ) : (
    <StoryFrame id={statesStory} name={`States of ${component}`} width="1100px" />
  )
}
