/** The contract's format `dd/mm/yyyy hh:mm:ss`, UTC. */
const pattern = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/

/** Converts the contract's creation time to an ISO timestamp. */
export function createdAtIso(createdAt: string): string {
  const [, day, month, year, time] = pattern.exec(createdAt) ?? []
  return `${year}-${month}-${day}T${time}Z`
}

/** True if an ISO timestamp is today in the local time zone. */
export const isToday = (iso: string, now: Date = new Date()): boolean =>
  new Date(iso).toDateString() === now.toDateString()
