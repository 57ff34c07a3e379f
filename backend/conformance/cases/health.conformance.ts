import { expect } from 'vitest'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'

export const healthCases = {
  getHealth: [
    success('answers to anyone', async ({ stranger }) => {
      expect(await expectAnswer(await stranger().get('/health/'), 'getHealth')).toEqual({
        status: 'ok',
      })
    }),
  ],
  getReadiness: [
    success('answers to anyone while the database does', async ({ stranger }) => {
      expect(await expectAnswer(await stranger().get('/ready/'), 'getReadiness')).toEqual({
        status: 'ok',
      })
    }),
  ],
} satisfies Cases
