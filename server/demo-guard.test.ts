import { expect, it } from 'vitest'
import { createEmptyDatabase } from '@backend/db/test-database'
import { DEMO_PASSWORD_SETTING } from '@backend/session/demo-people'
import { assertDemoIsIntended } from './demo-guard'

const onNetwork = { demo: false, host: '0.0.0.0', trustProxy: false }
const behindProxy = { demo: false, host: '127.0.0.1', trustProxy: true }

it('others reach demo users only if the operator says so', async () => {
  const db = await createEmptyDatabase()
  await assertDemoIsIntended(db, onNetwork)
  await db.insertInto('settings').values({ key: DEMO_PASSWORD_SETTING, value: 'oak' }).execute()
  for (const network of [onNetwork, behindProxy]) {
    await expect(assertDemoIsIntended(db, network)).rejects.toThrow('say DEMO=true')
    await assertDemoIsIntended(db, { ...network, demo: true })
  }
  await assertDemoIsIntended(db, { ...behindProxy, trustProxy: false })
})
