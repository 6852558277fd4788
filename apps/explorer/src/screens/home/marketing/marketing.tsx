import { Card, Cards } from '@mcm/ui/card'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LinkCard } from '@mcm/ui/link-card'
import { paths } from '../../../config/paths'
import { RawLatest } from '../../../features/raw/raw-latest'
import { messages } from './messages'

const { what, features, developers } = messages

/** A description of the network and the explorer, below the live data. */
export default function Marketing() {
  return (
    <>
      <Section title={what.title} aside={<Link href={paths.about.href()}>{what.more}</Link>}>
        <TextCards cards={what.cards} />
      </Section>
      <Section title={features.title}>
        <TextCards cards={features.cards} />
      </Section>
      <Section title={developers.title}>
        <Cards>
          {developers.cards.map(({ path, title, text }) => (
            <LinkCard key={title} href={paths.docs.href() + path} title={title}>
              {text}
            </LinkCard>
          ))}
        </Cards>
      </Section>
      <RawLatest />
    </>
  )
}

function TextCards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <Cards>
      {cards.map(({ title, text }) => (
        <Card key={title} title={title}>
          {text}
        </Card>
      ))}
    </Cards>
  )
}
