/** Returns the `id` of the element of a chart or a table, for links to it. */
export const partId = (label: string) => `part-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`
