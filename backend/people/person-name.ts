import { fold } from '../db/fold'

/** Returns the name columns. */
export function toNameColumns({
  first_name,
  last_name,
}: {
  first_name: string
  last_name: string
}) {
  const name = `${first_name} ${last_name}`.trim()
  return { first_name, last_name, name, name_key: fold(name) }
}

/** Splits a name: the first word is the first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}
