export { PhoneOnly, WideOnly } from './by-width'
export {
  Page,
  Row,
  Rule,
  Split,
  Stack,
  type Gap,
  type PageProps,
  type RowProps,
  type SplitProps,
  type StackProps,
} from './layout'
export { Section, type SectionProps } from './section'
