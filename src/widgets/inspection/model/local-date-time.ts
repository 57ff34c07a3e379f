const padTwoDigits = (part: number) => String(part).padStart(2, '0')

/** A timestamp as a field for day and time shows it, in the device's zone; '' for none. */
export function toLocalDateTime(iso: string): string {
  const moment = new Date(iso)
  if (iso === '' || Number.isNaN(moment.getTime())) return ''
  return `${moment.getFullYear()}-${padTwoDigits(moment.getMonth() + 1)}-${padTwoDigits(moment.getDate())}T${padTwoDigits(moment.getHours())}:${padTwoDigits(moment.getMinutes())}`
}

/** What such a field holds as a timestamp; '' while it is not whole. */
export function fromLocalDateTime(local: string): string {
  const moment = new Date(local)
  return local === '' || Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
