import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { PNG } from '../conformance/fixtures/samples'
import { createEmptyDatabase } from '../db/test-database'
import { toJson } from '../db/rows'
import { loadSettings } from '../settings/load-settings'
import { toDataUrl } from './data-url'
import { loadLetterhead, toPrintedIssuer, type PrintedIssuer } from './letterhead'
import { createPaperTexts } from './texts'

setUpTestWorlds()
const world = useTestWorld()

it('the letterhead names our company with its codes and contacts in the language of the paper', async () => {
  expect(await loadLetterhead(world.db, createPaperTexts('lt'))).toEqual({
    name: 'Timberdesk, UAB',
    lines: [
      'Smiltynės g. 1, LT-91001 Klaipėda, Lietuva',
      'Įmonės kodas 305412876 · PVM kodas LT100013245612 · EORI LT305412876',
      '+370 46 000 000 · office@timberdesk.example · www.timberdesk.example',
    ],
    logo: null,
  })
})

it('the letterhead leaves out what the settings do not say', async () => {
  const db = await createEmptyDatabase()
  expect(await loadLetterhead(db, createPaperTexts('en'))).toEqual({
    name: 'Timberdesk',
    lines: ['Lithuania'],
    logo: null,
  })
  await db.destroy()
})

it('the letterhead contains the logo, because only admins may load it from the settings', async () => {
  await setLogo('1', PNG)
  const { logo } = await loadLetterhead(world.db, createPaperTexts('en'))
  expect(logo).toBe(toDataUrl(PNG, 'image/png'))
})

it('the letterhead keeps the logo with which a document was issued, or that it had none', async () => {
  const load = async (issuer?: PrintedIssuer) =>
    (await loadLetterhead(world.db, createPaperTexts('en'), issuer)).logo
  const loadIssuer = async () => toPrintedIssuer((await loadSettings(world.db)).letterhead)
  const before = await loadIssuer()
  await setLogo('1', PNG)
  const issued = await loadIssuer()
  await setLogo('2', PNG.slice(0, -1))
  expect(await load(before)).toBeNull()
  expect(await load(issued)).toBe(toDataUrl(PNG, 'image/png'))
  expect(await load()).toBe(toDataUrl(PNG.slice(0, -1), 'image/png'))
})

async function setLogo(sha256: string, content: Uint8Array) {
  const logo = { name: 'logo.png', media_type: 'image/png' as const, size: PNG.length, sha256 }
  await world.db
    .insertInto('logos')
    .values({ sha256, media_type: logo.media_type, content })
    .execute()
  await world.db
    .updateTable('house_settings')
    .set({ logo: toJson(logo) })
    .execute()
}
