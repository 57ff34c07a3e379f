import { beforeAll, expect, it } from 'vitest'
import client from '@/entities/client/i18n/en.json'
import { formatFor, startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { createClientColumns } from './client-columns'

const shell = async () => ({ 'pages/clients': texts, 'entities/client': client })
beforeAll(() => startI18n({ shell, page: async () => ({}) }, 'en'))

it('the columns leave about fifty letters for a client’s name at a width of 1440', () => {
  const [name, ...rest] = createClientColumns(formatFor('en')).filter(
    (column) => !column.isOptional,
  )
  expect(name).toMatchObject({ id: 'name', grows: 3 })
  const remaining = 1390 / 14 - rest.reduce((sum, { width }) => sum + width, 0)
  expect(remaining).toBeGreaterThanOrEqual(27)
})
