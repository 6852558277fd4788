import { Card, Cards } from '@mcm/ui/card'
import { Section } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LinkCard } from '@mcm/ui/link-card'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import { messages } from './messages'

const { what, features, developers } = messages

/** A description of the network and the explorer, below the live data. */
export default function Marketing() {
  return (
    <>
      <Section title={what.title}>
        <Text as="p" measured>
          {what.text}
        </Text>
        <Link href={paths.about.href()}>{what.more}</Link>
      </Section>
      <Section title={features.title}>
        <Cards>
          {features.cards.map(({ title, text }) => (
            <Card key={title} title={title}>
              {text}
            </Card>
          ))}
        </Cards>
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
    </>
  )
}
