/** Apart, because they load with the bars. */
export const messages = {
  caption: 'Incoming above the line, outgoing below (square-root scale)',
}
