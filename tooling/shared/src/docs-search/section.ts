/** A section of a page in the search index. */
export interface Section {
  /** URL path, including the anchor. */
  url: string
  /** Title of the page that contains the section. */
  page: string
  /** Heading of the section, or the page's title for the text before the first heading. */
  title: string
  text: string
  /** Page keywords, or queries that lead to the section although it doesn't contain their words. */
  keys?: string
  /** Method paths, field names, symbols and other inline code. */
  code?: string
}
