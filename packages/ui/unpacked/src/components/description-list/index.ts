export {
  DescriptionList,
  Fact,
  type DescriptionListProps,
  type FactProps,
} from './description-list'
