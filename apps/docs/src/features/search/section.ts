/** One section of a page as the search knows it. */
export interface Section {
  /** Its address on the site, anchor included. */
  url: string
  /** The page it is on. */
  page: string
  /** Its heading; the page's title for what stands before the first one. */
  title: string
  text: string
}
