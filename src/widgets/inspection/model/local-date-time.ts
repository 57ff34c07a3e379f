const padTwoDigits = (part: number) => String(part).padStart(2, '0')

/** Converts a timestamp to the local value of a `datetime-local` field; '' if invalid. */
export function toLocalDateTime(iso: string): string {
  const date = new Date(iso)
  if (iso === '' || Number.isNaN(date.getTime())) return ''
  return `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}T${padTwoDigits(date.getHours())}:${padTwoDigits(date.getMinutes())}`
}

/** Converts the value of a `datetime-local` field to a timestamp; '' if incomplete. */
export function fromLocalDateTime(local: string): string {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
