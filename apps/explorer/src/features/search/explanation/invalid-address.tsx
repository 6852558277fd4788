import { ErrorPanel } from '@mcm/ui/error-panel'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { paths } from '../../../config/paths'
import { useConfig } from '../../../config/config-context'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { SearchExplanation } from './search-explanation'
import { cleanQuery } from '../rules/clean-query'
import { isPartOfAddress, memoOf, wordsOf } from '../rules/parts'
import { messages as rules } from '../rules/messages'
import { messages } from './messages'
import { whyInvalid } from './why-invalid'
import verse from '../../verse/block-verse.module.css'

/** Only words load it. */
const VersesWith = lazyPart(() => import('../../verse/almanac/verses-with'), { failure: 'silent' })

/** The page for text that isn't an address. It makes no request, because none would help. */
export function InvalidAddress({ text }: { text: string }) {
  const read = cleanQuery(text)
  const words = wordsOf(text)
  const { dataset } = useConfig()
  if (words !== undefined && dataset !== undefined) {
    return (
      <>
        {/* Words are no mistake: what they lead to is more than that they aren't an address. */}
        <PageHeader title={messages.wordsTitle(words)} />
        <SearchExplanation
          text={text}
          found={{
            content: (
              <VersesWith
                dataset={dataset}
                words={words}
                fallback={<div className={verse['room']} aria-busy="true" />}
              />
            ),
            why: `${messages.words} ${messages.invalid}`,
          }}
        />
      </>
    )
  }
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
        <p>{memoOf(text) === undefined ? whyInvalid(read) : rules.memo}</p>
        {isPartOfAddress(read) && (
          <p>
            <Link href={paths.richList.href(read)}>{messages.findPart}</Link>
          </p>
        )}
      </ErrorPanel>
      <SearchExplanation text={text} />
    </>
  )
}
