export {
  Page,
  PhoneOnly,
  Row,
  Rule,
  Split,
  Stack,
  WideOnly,
  type Gap,
  type PageProps,
  type RowProps,
  type SplitProps,
  type StackProps,
} from './layout'
export { Section, type SectionProps } from './section'
