/** Returns the day of a URL, or null if it has none or an invalid one. */
export function readDay(text: string | null): string | null {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
  return isDay && !Number.isNaN(Date.parse(text)) ? text : null
}

/** Returns the day of a time, in UTC, such as 2026-09-04. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  dateStyle: 'long',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})

export function formatDay(day: string): string {
  return day === '' ? '' : dayFormat.format(Date.parse(day))
}

const timeFormat = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  timeStyle: 'short',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})

const dateTimeFormat = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})

/** Formats a time in UTC. On the given day, the date is left out. */
export function formatTime(time: number, day: string | undefined): string {
  return (dayOf(time) === day ? timeFormat : dateTimeFormat).format(time)
}

const shortDayFormat = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})

/** Formats a day without its year. */
export function formatShortDay(day: string): string {
  return shortDayFormat.format(Date.parse(day))
}
