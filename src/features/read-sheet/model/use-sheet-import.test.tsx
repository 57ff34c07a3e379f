import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textSource } from '@/app/i18n'
import { Unreachable } from '@/shared/api'
import { startI18n } from '@/shared/i18n'
import { setDraftKey } from '@/shared/lib/draft'
import { getCellText } from '../lib/cells'
import { readTableLines, type SheetKind } from '../lib/find-table'
import { useSheetImport } from './use-sheet-import'

const kind: SheetKind<'name'> = {
  columns: ['name'],
  required: ['name'],
  match: (title) => (title === 'Name' ? { column: 'name', isWhole: true } : null),
}

interface Parsed {
  readonly rows: readonly string[]
  readonly unread: readonly string[]
  readonly questions: readonly []
}
interface PreviewCall {
  readonly importId: string
  readonly signal: AbortSignal
}
type Preview = (rows: readonly string[], call: PreviewCall) => Promise<string>

const joinRows: Preview = (rows) => Promise.resolve(rows.join())
const neverAnswer: Preview = () => new Promise(() => {})

/** Opens the import. A second call works like a reload. */
function openImport(preview: Preview = joinRows) {
  cleanup()
  const { result } = renderHook(() =>
    useSheetImport<'name', Parsed, string, string, string>({
      personId: 'ona',
      name: 'names',
      maxRows: 2,
      loadParser: () =>
        Promise.resolve({
          kind,
          parse: ({ table, mapping }) => ({
            rows: readTableLines(table, mapping).map(({ at }) => getCellText(at('name'))),
            unread: [],
            questions: [],
          }),
        }),
      preview: ({ rows }, { importId, signal }) => preview(rows, { importId, signal }),
      refresh: () => Promise.resolve(),
    }),
  )
  return {
    current: () => result.current,
    choose: (...lines: readonly string[]) =>
      act(() => void result.current.choose(new File([lines.join('\n')], 'names.csv'))),
    waitForState: (at: string) => waitFor(() => expect(result.current.state.at).toBe(at)),
  }
}

const previewed = { at: 'preview', preview: 'Ash,Oak' }
const chooseFile = { at: 'choose', failure: null }

beforeEach(async () => {
  localStorage.clear()
  setDraftKey('ona', '7c'.repeat(32))
  await startI18n(textSource)
})
afterEach(async () => {
  const { current, waitForState } = openImport(neverAnswer)
  act(() => current().discard())
  await waitForState('choose')
})

it('a file is previewed, and again after a reload', async () => {
  const first = openImport()
  first.choose('Name', 'Ash', 'Oak')
  await first.waitForState('preview')
  expect(first.current()).toMatchObject({ state: previewed, fileName: 'names.csv' })

  const reloaded = openImport()
  await reloaded.waitForState('preview')
  expect(reloaded.current()).toMatchObject({ state: previewed, fileName: 'names.csv' })
})

it('the answers and the id of an import stay after a reload', async () => {
  const preview = vi.fn(joinRows)
  const first = openImport(preview)
  first.choose('Label', 'Ash', 'Oak')
  await first.waitForState('asking')
  const { state } = first.current()
  const step = state.at === 'asking' && state.step.at === 'map' ? state.step : null
  const [table] = step?.tables ?? []
  if (!step || !table) throw new Error('The columns are not asked for.')
  act(() => step.answer({ ...table, mapping: { name: { at: 0 } } }))
  await first.waitForState('preview')
  localStorage.clear()

  const reloaded = openImport(preview)
  await reloaded.waitForState('preview')
  expect(reloaded.current().state).toEqual(previewed)
  const [firstCall, secondCall] = preview.mock.calls
  expect(secondCall?.[1].importId).toBe(firstCall?.[1].importId)
})

it('the columns are asked for again after a reload', async () => {
  const first = openImport()
  first.choose('Name', 'Ash', 'Oak')
  await first.waitForState('preview')
  const reloaded = openImport()
  await reloaded.waitForState('preview')
  act(() => reloaded.current().mapAgain())
  await reloaded.waitForState('asking')
})

it('the preview is aborted if the user leaves', async () => {
  const preview = vi.fn(neverAnswer)
  const { choose } = openImport(preview)
  choose('Name', 'Ash')
  await waitFor(() => expect(preview).toHaveBeenCalled())
  const signal = preview.mock.calls[0]?.[1].signal
  expect(signal?.aborted).toBe(false)
  cleanup()
  expect(signal?.aborted).toBe(true)
})

it('a discarded sheet shows no preview', async () => {
  let answer = (_preview: string) => {}
  const preview = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const { current, choose } = openImport(preview)
  choose('Name', 'Ash')
  await waitFor(() => expect(preview).toHaveBeenCalled())
  act(() => current().discard())
  await act(async () => answer('Ash'))
  expect(current().state).toEqual(chooseFile)
})

it('a failed preview is repeated without the file', async () => {
  const preview = vi.fn(joinRows).mockRejectedValueOnce(new Unreachable('no network'))
  const { current, choose, waitForState } = openImport(preview)
  choose('Name', 'Ash', 'Oak')
  await waitFor(() => expect(current().problem?.text).toMatch(/can’t be reached/))
  act(() => current().problem?.retry?.())
  await waitForState('preview')
  expect(current()).toMatchObject({ state: previewed, problem: null })
})

it.each([
  ['too_many', ['Name', 'Ash', 'Oak', 'Elm']],
  ['empty', ['Name']],
  ['empty', []],
])('a sheet is refused as %s, and not restored', async (failure, lines) => {
  const { current, choose } = openImport()
  choose(...lines)
  await waitFor(() => expect(current().state).toEqual({ at: 'choose', failure }))
  const preview = vi.fn(joinRows)
  const reloaded = openImport(preview)
  await act(async () => {})
  expect(reloaded.current().state).toEqual(chooseFile)
  expect(preview).not.toHaveBeenCalled()
})

it('a failed import is repeated, and an imported sheet is not restored', async () => {
  const { current, choose, waitForState } = openImport()
  choose('Name', 'Ash', 'Oak')
  await waitForState('preview')
  const send = vi
    .fn(() => Promise.resolve('2 names'))
    .mockRejectedValueOnce(new Unreachable('no network'))
  await act(() => current().apply(send))
  expect(current()).toMatchObject({ state: { at: 'writing' }, problem: { text: /reached/ } })
  act(() => current().problem?.retry?.())
  await waitForState('done')
  expect(current()).toMatchObject({ state: { result: '2 names' }, problem: null })
  expect(send).toHaveBeenCalledTimes(2)
  const reloaded = openImport()
  await act(async () => {})
  expect(reloaded.current().state).toEqual(chooseFile)
})

it('the error of an undo is shown where it was started', async () => {
  const { current } = openImport()
  await act(() => current().finish('2 names'))
  await act(() => current().undo('Today', () => Promise.reject(new Unreachable('no network'))))
  expect(current()).toMatchObject({ state: { at: 'done' }, fileName: '', problem: { retry: null } })
  await act(() => current().undo('Today', () => Promise.resolve('1 name')))
  expect(current()).toMatchObject({
    state: { at: 'undone', undone: '1 name' },
    fileName: 'Today',
    problem: null,
  })
})
