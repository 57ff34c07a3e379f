import type { Schemas } from '../call'
import { expectAnswer } from './answers'
import type { People } from './host'

/** Sends changed settings, based on the current version. */
export async function putSettings(people: People, change: Partial<Schemas['SettingsWrite']>) {
  const admin = await people.as('admin')
  const { version, updated_at, updated_by, logo, default_mails, ...write } = await expectAnswer(
    await admin.get('/settings/'),
    'getSettings',
  )
  return admin.put('/settings/', { ...write, ...change }, { 'If-Match': `"${version}"` })
}
