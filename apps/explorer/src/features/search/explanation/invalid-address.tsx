import { ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Link } from '@mcm/ui/link'
import { paths } from '../../../config/paths'
import { useConfig } from '../../../config/config-context'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { SearchExplanation } from './search-explanation'
import { cleanQuery } from '../rules/clean-query'
import { isPartOfAddress, memoOf, wordsOf } from '../rules/parts'
import { messages as rules } from '../rules/messages'
import { messages } from './messages'
import { whyInvalid } from './why-invalid'

/** Only words load it. */
const VersesWith = lazyPart(() => import('../../verse/almanac/verses-with'), { failure: 'silent' })

/** The page for text that isn't an address. It makes no request, because none would help. */
export function InvalidAddress({ text }: { text: string }) {
  const read = cleanQuery(text)
  const words = wordsOf(text)
  const { dataset } = useConfig()
  return (
    <>
      <ErrorPanel
        title={messages.invalid}
        actions={
          words !== undefined && (
            <ButtonLink href={paths.haiku.href({ words })} variant="solid">
              {messages.findVerse(words)}
            </ButtonLink>
          )
        }
      >
        <p>{messages.entered(text)}</p>
        <p>{memoOf(text) === undefined ? whyInvalid(read) : rules.memo}</p>
        {words === undefined && isPartOfAddress(read) && (
          <p>
            <Link href={paths.richList.href(read)}>{messages.findPart}</Link>
          </p>
        )}
      </ErrorPanel>
      {/* For words, the link above helps more than the reasons. */}
      <SearchExplanation text={text} isFolded={words !== undefined} />
      {words !== undefined && dataset !== undefined && (
        <VersesWith dataset={dataset} words={words} />
      )}
    </>
  )
}
