/** `dd/mm/yyyy hh:mm:ss`, UTC, as the contract has it. */
const pattern = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/

/** When a notification was made, as an ISO timestamp. */
export function createdAtIso(createdAt: string): string {
  const [, day, month, year, time] = pattern.exec(createdAt) ?? []
  return `${year}-${month}-${day}T${time}Z`
}

/** Whether an ISO timestamp falls on the reader's today. */
export const isToday = (iso: string, now: Date = new Date()): boolean =>
  new Date(iso).toDateString() === now.toDateString()
