import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { PNG } from '../conformance/samples'
import { createEmptyDatabase } from '../db/test-database'
import { toJson } from '../db/rows'
import { loadLetterhead } from './letterhead'
import { createPaperTexts } from './texts'

setUpTestWorlds()
const world = useTestWorld()

it('names the house with its codes and contacts in the language of the paper', async () => {
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

it('leaves out what the settings do not say', async () => {
  const db = await createEmptyDatabase()
  expect(await loadLetterhead(db, createPaperTexts('en'))).toEqual({
    name: 'Timberdesk',
    lines: ['Lithuania'],
    logo: null,
  })
  await db.destroy()
})

it('contains the logo, because only admins may load it from the settings', async () => {
  const logo = { name: 'logo.png', media_type: 'image/png' as const, size: PNG.length, sha256: '' }
  await world.db
    .updateTable('house_settings')
    .set({ logo: toJson(logo), logo_content: PNG })
    .execute()
  const { logo: url } = await loadLetterhead(world.db, createPaperTexts('en'))
  expect(url).toBe(`data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`)
})
