import type { AppContext } from '../app-context'
import type { Db } from '../db/tables'
import { createToken, hashToken } from '../identifiers'
import { DEVICE_COOKIE, DEVICE_LIFETIME_MS, setDeviceCookie, type CookieExchange } from './cookies'

type DeviceCall = Pick<AppContext, 'clock' | 'random'> & { db: Db; cookies: CookieExchange }

const getOldestUse = (now: Date) => new Date(now.getTime() - DEVICE_LIFETIME_MS).toISOString()

/** Returns the hash of the device if the person with this email has logged in with it. */
export async function findKnownDevice(
  { db, cookies, clock }: Omit<DeviceCall, 'random'>,
  email: string,
): Promise<string | null> {
  const token = cookies.received.get(DEVICE_COOKIE)
  if (!token) return null
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('people', 'people.id', 'known_devices.person_id')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .where('people.email', '=', email)
    .where('used_at', '>', getOldestUse(clock()))
    .executeTakeFirst()
  return found?.hash ?? null
}

/**
 * Returns the device's token, or a new one. A token without a login is replaced, because an
 * attacker may have set it.
 */
async function getDeviceToken({ db, cookies, random }: Omit<DeviceCall, 'clock'>): Promise<string> {
  const token = cookies.received.get(DEVICE_COOKIE)
  if (!token) return createToken(random)
  const found = await db
    .selectFrom('known_devices')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  return found ? token : createToken(random)
}

/**
 * Remembers that a person has logged in with this device, which others may share.
 * @returns a function that sets the cookie, once the transaction is committed
 */
export async function rememberDevice(call: DeviceCall, personId: string): Promise<() => void> {
  const { db, clock, cookies } = call
  const now = clock()
  const token = await getDeviceToken(call)
  const hash = hashToken(token)
  await db
    .deleteFrom('known_devices')
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('used_at', '<=', getOldestUse(now)), eb('hash', '=', hash)]))
    .execute()
  await db
    .insertInto('known_devices')
    .values({ hash, person_id: personId, used_at: now.toISOString() })
    .execute()
  return () => setDeviceCookie(cookies, token)
}
