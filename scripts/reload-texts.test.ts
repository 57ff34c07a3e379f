import { expect, it, vi } from 'vitest'
import { reloadTexts } from './reload-texts'

const send = vi.fn()
const change = (file: string, content = '{ "title": "New deal" }') => {
  const { handleHotUpdate } = reloadTexts()
  if (typeof handleHotUpdate !== 'function') throw new Error('The plugin has no such hook.')
  const context = { file, read: () => content, server: { ws: { send } } }
  return Reflect.apply(handleHotUpdate, {}, [context]) as unknown
}

it('a changed text file is sent to the page, which does not reload', async () => {
  expect(await change('/desk/src/pages/deal/i18n/fr.json')).toEqual([])
  expect(send).toHaveBeenCalledExactlyOnceWith('timberdesk:texts', {
    language: 'fr',
    namespace: 'pages/deal',
    texts: { title: 'New deal' },
  })
})

it('other files are left to Vite', async () => {
  send.mockClear()
  expect(await change('/desk/src/pages/deal/model/deal.json')).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})
