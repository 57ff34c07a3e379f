const padTwoDigits = (part: number) => String(part).padStart(2, '0')

/** Converts a timestamp to the local value of a `datetime-local` field; '' if invalid. */
export function toLocalDateTime(iso: string): string {
  const moment = new Date(iso)
  if (iso === '' || Number.isNaN(moment.getTime())) return ''
  return `${moment.getFullYear()}-${padTwoDigits(moment.getMonth() + 1)}-${padTwoDigits(moment.getDate())}T${padTwoDigits(moment.getHours())}:${padTwoDigits(moment.getMinutes())}`
}

/** Converts the value of a `datetime-local` field to a timestamp; '' if incomplete. */
export function fromLocalDateTime(local: string): string {
  const moment = new Date(local)
  return local === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
